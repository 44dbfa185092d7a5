import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CheckAnswer } from '../src/ui/data/check-answers.ts'
import { CheckLines } from '../src/ui/data/CheckLines.tsx'
import { CompareTable } from '../src/ui/data/CompareTable.tsx'
import { DateTrack } from '../src/ui/data/DateTrack.tsx'
import { Form } from '../src/ui/form/Form.tsx'
import { FactsInput } from '../src/ui/form/inputs/FactsInput.tsx'
import { mostrar } from './peca.tsx'

const pessoa = userEvent.setup({ delay: null })
const textos = (elementos: readonly HTMLElement[]) => elementos.map(({ textContent }) => textContent)

describe('a choice by its consequences', () => {
  const options = [
    { value: '02', label: 'A empresa dispensa', facts: [{ text: '33 dias' }, { text: '40%' }] },
    {
      value: '06',
      label: 'Acabou o prazo',
      facts: [{ text: 'não há' }, { text: 'não há' }],
      impossible: 'Não tem prazo',
    },
    { value: '10', label: 'A pessoa morreu', facts: [{ text: 'não há' }, { text: 'não há' }], rare: true },
  ]
  const abrir = () =>
    mostrar(
      <Form schema={z.looseObject({})} defaultValues={{ causa: null }} onSubmit={() => {}} guarded={false}>
        <FactsInput
          source="causa"
          label="Causa"
          headings={['Aviso', 'Multa']}
          options={options}
          more="Outras"
        />
      </Form>,
    )

  it('says of each what it brings, and why one cannot be chosen', () => {
    abrir()
    const dispensa = screen.getByRole('radio', {
      name: 'A empresa dispensa',
      description: / Aviso: 33 dias ?Multa: 40%/,
    })
    expect(dispensa).toHaveProperty('disabled', false)
    const prazo = screen.getByRole('radio', { name: 'Acabou o prazo', description: /^Não tem prazo/ })
    expect(prazo).toHaveProperty('disabled', true)
  })

  it('keeps the rare ones until they are asked for', async () => {
    abrir()
    const outras = screen.getByRole('button', { name: 'Outras' })
    expect(outras.getAttribute('aria-expanded')).toBe('false')
    await pessoa.click(outras)
    const rara = screen.getByRole('radio', { name: 'A pessoa morreu' })
    await pessoa.click(rara)
    expect(rara).toHaveProperty('checked', true)
    // What is chosen does not hide.
    await pessoa.click(outras)
    expect(outras.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('amounts side by side', () => {
  const rows = [
    { label: 'Saldo', values: [150_800, 150_800] },
    { label: 'Aviso', values: [207_350, 103_675] },
    { label: 'Lei 7.238', values: [188_500, null] },
    { label: 'Seguro', values: ['tem direito', 'não tem'], outside: true },
  ]

  it('say igual, the difference and não há', () => {
    mostrar(
      <CompareTable heading="Verba" columns={[{ title: 'Dispensa' }, { title: 'Acordo' }]} rows={rows} />,
    )
    const linhas = screen.getAllByRole('row').slice(1)
    expect(linhas.map((linha) => textos(within(linha).getAllByRole('cell')))).toEqual([
      ['1.508,00', '1.508,00', 'igual'],
      ['2.073,50', '1.036,75', '− 1.036,75'],
      ['1.885,00', 'não há', '− 1.885,00'],
      ['tem direito', 'não tem', 'muda'],
    ])
    expect(linhas.map(({ dataset }) => dataset['changed'])).toEqual(['false', 'true', 'true', 'true'])
  })

  it('alone have no difference', () => {
    mostrar(<CompareTable heading="Verba" columns={[{ title: 'Valor' }]} rows={rows} />)
    expect(textos(screen.getAllByRole('columnheader'))).toEqual(['Verba', 'Valor'])
  })
})

describe('dates over a line', () => {
  it('stand in their order, two on one day together', () => {
    mostrar(
      <DateTrack
        points={[
          { date: '2026-12-04', label: 'Pagar' },
          { date: '2026-11-24', label: 'Comunicar' },
          { date: '2026-12-04', label: 'S-2299', note: '10 dias' },
        ]}
        spans={[{ from: '2026-11-24', to: '2026-12-04', label: 'aviso', tone: 'primary' }]}
      />,
    )
    const [faixas, dias] = screen.getAllByRole('list')
    expect(faixas?.textContent).toBe('aviso')
    expect(textos(within(dias as HTMLElement).getAllByRole('listitem'))).toEqual([
      'ter 24/11/2026Comunicar',
      'sex 04/12/2026PagarS-229910 dias',
    ])
  })
})

describe('a check by keyboard', () => {
  let ditas: Readonly<Record<string, CheckAnswer>> = {}
  const lines = ['Saldo', 'Aviso', 'Férias'].map((label) => ({ id: label, label, amounts: [100_000] }))
  function Conferencia() {
    const [answers, setAnswers] = useState<typeof ditas>({})
    ditas = answers
    return (
      <CheckLines
        heading="Verba"
        columns={['Valor']}
        lines={lines}
        answers={answers}
        onAnswer={(id, answer) => setAnswers((antes) => ({ ...antes, [id]: answer }))}
      />
    )
  }

  it('goes line by line with J and K, says right with C and why not with D', async () => {
    mostrar(<Conferencia />)
    within(screen.getByRole('group', { name: 'Conferência: Saldo' }))
      .getByRole('button', { name: 'Certo' })
      .focus()
    await pessoa.keyboard('cjd')
    const porque = await screen.findByRole('textbox', { name: 'Por que diverge: Aviso' })
    await screen.findByText('1 certas, 0 divergentes, faltam 2')
    porque.focus()
    await pessoa.keyboard('Já descontado')
    // Letters of the reason are no commands.
    expect(ditas).toEqual({
      Saldo: { resultado: 'ok' },
      Aviso: { resultado: 'divergente', motivo: 'Já descontado' },
    })
    within(screen.getByRole('group', { name: 'Conferência: Aviso' }))
      .getByRole('button', { name: 'Divergente' })
      .focus()
    await pessoa.keyboard('kjjc')
    expect(ditas['Férias']).toEqual({ resultado: 'ok' })
    await pessoa.keyboard('kc')
    expect(ditas['Aviso']).toEqual({ resultado: 'ok' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
