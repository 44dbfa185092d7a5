import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import type { CheckAnswer } from '../../ui/data/check-answers.ts'
import { CheckLines } from '../../ui/data/CheckLines.tsx'
import { CompareTable } from '../../ui/data/CompareTable.tsx'
import { DateTrack } from '../../ui/data/DateTrack.tsx'
import { WorkingFold } from '../../ui/data/WorkingFold.tsx'
import { StepBar } from '../../ui/data/StepBar.tsx'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { FactsInput } from '../../ui/form/inputs/FactsInput.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { nada } from './comum.ts'

const escolhas = [
  {
    value: '02',
    label: 'A empresa dispensa, sem justa causa',
    detail: 'Férias e 13º inteiros',
    tag: 'eSocial 02',
    facts: [{ text: '33 dias' }, { text: '40%' }, { text: '100%' }, { text: 'tem direito' }],
  },
  {
    value: '07',
    label: 'A pessoa pede para sair',
    tag: 'eSocial 07',
    facts: [
      { text: 'deve 30 dias' },
      ...['não há', 'não saca', 'não tem'].map((text) => ({ text, none: true })),
    ],
  },
  {
    value: '06',
    label: 'Acabou o prazo do contrato',
    tag: 'eSocial 06',
    impossible: 'Não se aplica: o contrato não tem prazo',
    facts: [
      { text: 'não há', none: true },
      { text: 'não há', none: true },
      { text: '100%' },
      { text: 'não tem', none: true },
    ],
  },
  {
    value: '10',
    label: 'A pessoa morreu',
    rare: true,
    facts: ['não há', 'não há', 'dependentes', 'não tem'].map((text) => ({ text, none: true })),
  },
] as const

const livre = z.looseObject({})

/** A choice by its consequences. */
export const Escolha = () => (
  <Section title="Escolha pelo que significa">
    <Form schema={livre} defaultValues={{ causa: '02' }} onSubmit={nada} guarded={false}>
      <FormGrid>
        <FactsInput
          source="causa"
          label="Causa"
          headings={['Aviso', 'Multa do FGTS', 'Saca do FGTS', 'Seguro']}
          options={escolhas}
          more="Outras causas"
        />
      </FormGrid>
    </Form>
  </Section>
)

const tons: readonly Tone[] = Array.from({ length: 10 }, (_, dia) =>
  dia < 6 ? 'success' : dia < 9 ? 'warning' : 'error',
)

const verbas = [
  { label: 'Saldo de salário', note: '24/30', values: [150_800, 150_800] },
  { label: 'Aviso prévio indenizado', note: '33 dias · metade no acordo', values: [207_350, 103_675] },
  { label: 'Indenização da Lei 7.238', values: [188_500, null] },
  { label: 'Total bruto', values: [546_650, 254_475], total: true },
  { label: 'Saca do FGTS', values: ['100%', '80%'], outside: true },
] as const

const linhas = [
  { id: 'saldo', label: 'Saldo de salário', note: '24/30 de 1.885,00', amounts: [150_800, 150_800] },
  { id: 'aviso', label: 'Aviso prévio indenizado', note: '33 dias', amounts: [207_350, 207_350] },
  { id: 'avental', label: 'Avental não devolvido', amounts: [-3800, 0] },
]

function Conferencia() {
  const [answers, setAnswers] = useState<Readonly<Record<string, CheckAnswer>>>({
    saldo: { resultado: 'ok' },
    avental: { resultado: 'divergente', motivo: 'Recebido em 25/11.' },
  })
  return (
    <CheckLines
      heading="Verba"
      columns={['Demonstrativo', 'Sistema']}
      lines={linhas}
      answers={answers}
      onAnswer={(id, answer) => setAnswers((antes) => ({ ...antes, [id]: answer }))}
    />
  )
}

/** Dates over a line, amounts line by line, and their check. */
export const Contas = () => (
  <Section title="Datas e valores">
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DateTrack
        points={[
          { date: '2026-11-24', label: 'Comunica e sai', note: 'último dia trabalhado' },
          { date: '2026-12-04', label: 'Pagar', note: '10 dias (CLT art. 477 § 6º)', tone: 'error' },
          { date: '2026-12-04', label: 'S-2299' },
          { date: '2026-12-27', label: 'Fim projetado', note: '24/11 + 33 dias' },
          { date: '2027-01-01', label: 'Data-base', tone: 'soft' },
        ]}
        spans={[
          { from: '2026-11-24', to: '2026-12-27', label: 'aviso indenizado, 33 dias', tone: 'primary' },
          { from: '2026-12-02', to: '2026-12-31', label: '02 a 31/12: Lei 7.238', tone: 'warning' },
        ]}
      />
      <StepBar tones={tons} past={3} />
      <StepBar tones={tons} past={10} />
      <CompareTable
        heading="Verba"
        columns={[
          { title: 'Sem justa causa', detail: 'indenizado, 24/11' },
          { title: 'Acordo', detail: 'indenizado, 24/11' },
        ]}
        rows={verbas}
      />
      <CompareTable heading="Verba" columns={[{ title: 'Valor' }]} rows={verbas} />
      <WorkingFold
        title="Como chegamos aqui"
        steps={[{ label: 'Saldo de salário: 24/30', value: 'R$ 1.508,00', note: 'CLT arts. 64 e 477' }]}
      />
      <Conferencia />
    </Box>
  </Section>
)
