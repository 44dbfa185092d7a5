import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { z } from 'zod'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { Form } from '../src/ui/form/Form.tsx'
import { RadioInput } from '../src/ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../src/ui/form/inputs/ComboInput.tsx'
import type { Option } from '../src/ui/form/inputs/option.ts'
import { SegmentInput } from '../src/ui/form/inputs/SegmentInput.tsx'
import { SelectInput } from '../src/ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../src/ui/form/inputs/TextInput.tsx'
import { useFormValues } from '../src/ui/form/use-field.ts'
import { mostrar } from './peca.tsx'

const cores: readonly Option[] = ['Branca', 'Preta', 'Parda', 'Amarela', 'Indígena'].map((label) => ({
  value: label,
  label,
}))
const vias: readonly Option[] = [
  { value: 'A', label: 'Avenida' },
  { value: 'E', label: 'Avenida estadual' },
  { value: 'R', label: 'Rua' },
]

const lidos: { valores: Readonly<Record<string, unknown>> } = { valores: {} }
function Leitor() {
  const valores = useFormValues()
  useEffect(() => {
    lidos.valores = valores
  }, [valores])
  return null
}

/** A form of one choice between two texts, the focus in the first. */
async function abrir(escolha: React.ReactNode, cor: string | null = null) {
  mostrar(
    <QueryClientProvider client={new QueryClient()}>
      <Form
        schema={z.looseObject({})}
        defaultValues={{ antes: '', cor, depois: '' }}
        guarded={false}
        onSubmit={() => {}}
      >
        <TextInput source="antes" label="Antes" />
        {escolha}
        <TextInput source="depois" label="Depois" />
        <Leitor />
      </Form>
    </QueryClientProvider>,
  )
  const maos = userEvent.setup({ delay: null })
  await maos.click(screen.getByRole('textbox', { name: 'Antes' }))
  return maos
}

const comFoco = (): string | null => document.activeElement?.getAttribute('aria-label') ?? nomeDoFoco()
const nomeDoFoco = (): string | null =>
  document.getElementById(document.activeElement?.getAttribute('aria-labelledby') ?? '')?.textContent ??
  document.querySelector(`label[for="${document.activeElement?.id}"]`)?.textContent ??
  null
const indicada = (): string | null => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}

describe('a select', () => {
  const select = <SelectInput source="cor" label="Cor" options={cores} />
  const caixa = () => screen.getByRole('combobox', { name: 'Cor' })

  it('opens by letters, tells what they lead to, and takes it by Tab, which goes on', async () => {
    const maos = await abrir(select)
    await maos.tab()
    await maos.keyboard('p')
    expect(caixa().getAttribute('aria-expanded')).toBe('true')
    expect(indicada()).toBe('Preta')
    await maos.keyboard('ar')
    expect(indicada()).toBe('Parda')
    expect(lidos.valores['cor']).toBeNull()
    await maos.tab()
    expect(lidos.valores['cor']).toBe('Parda')
    expect(caixa().textContent).toContain('Parda')
    expect(comFoco()).toBe('Depois')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('finds a word without its accent', async () => {
    const maos = await abrir(select)
    await maos.tab()
    await maos.keyboard('indi{Enter}')
    expect(lidos.valores['cor']).toBe('Indígena')
    expect(comFoco()).toBe('Cor')
  })

  it('chooses nothing for whoever goes through it, nor for whoever opens it and goes on', async () => {
    const maos = await abrir(select)
    await maos.tab()
    await maos.tab()
    expect(lidos.valores['cor']).toBeNull()
    await maos.tab({ shift: true })
    await maos.keyboard('{Enter}')
    expect(caixa().getAttribute('aria-expanded')).toBe('true')
    await maos.tab()
    expect(lidos.valores['cor']).toBeNull()
    expect(comFoco()).toBe('Depois')
  })

  it('is put back by Escape, and says so', async () => {
    const maos = await abrir(select, 'Branca')
    await maos.tab()
    await maos.keyboard('par')
    expect(indicada()).toBe('Parda')
    await maos.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await maos.tab()
    expect(lidos.valores['cor']).toBe('Branca')
    expect(caixa().textContent).toContain('Branca')
  })

  it('moves nothing for letters that stand for nothing', async () => {
    const maos = await abrir(select, 'Branca')
    await maos.tab()
    await maos.keyboard('z')
    expect(indicada()).toBe('Branca')
    await maos.tab()
    expect(lidos.valores['cor']).toBe('Branca')
  })

  it('is left as it was by a click elsewhere', async () => {
    const maos = await abrir(select, 'Branca')
    await maos.tab()
    await maos.keyboard('par')
    await maos.click(screen.getByRole('textbox', { name: 'Depois' }))
    expect(lidos.valores['cor']).toBe('Branca')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves by arrows, Home and End', async () => {
    const maos = await abrir(select)
    await maos.tab()
    await maos.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(indicada()).toBe('Preta')
    await maos.keyboard('{End}')
    expect(indicada()).toBe('Indígena')
    await maos.keyboard('{Home}{Enter}')
    expect(lidos.valores['cor']).toBe('Branca')
  })

  it('is chosen by the pointer, and reached by its label', async () => {
    const maos = await abrir(select)
    await maos.click(screen.getByText('Cor'))
    expect(comFoco()).toBe('Cor')
    await maos.click(caixa())
    await maos.click(screen.getByRole('option', { name: 'Amarela' }))
    expect(lidos.valores['cor']).toBe('Amarela')
    expect(comFoco()).toBe('Cor')
  })

  it('keeps what is typed for Ctrl+Enter, which leaves it', async () => {
    const maos = await abrir(select)
    await maos.tab()
    await maos.keyboard('par{Control>}{Enter}{/Control}')
    expect(lidos.valores['cor']).toBe('Parda')
  })
})

describe.each([
  ['choices side by side', <SegmentInput key="s" source="cor" label="Cor" options={cores} />],
  ['a radio group', <RadioInput key="r" source="cor" label="Cor" options={cores} />],
])('%s', (_, grupo) => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('are chosen by one click', async () => {
    const maos = await abrir(grupo)
    await maos.click(radio('Parda'))
    expect(lidos.valores['cor']).toBe('Parda')
  })

  it('are chosen by letters, with the focus at what is chosen', async () => {
    const maos = await abrir(grupo)
    await maos.tab()
    expect(lidos.valores['cor']).toBeNull()
    await maos.keyboard('pa')
    expect(radio('Parda').checked).toBe(true)
    expect(document.activeElement).toBe(radio('Parda'))
    await maos.tab()
    expect(comFoco()).toBe('Depois')
  })

  // React takes the names away while it draws, and a browser then stops at every radio: the document of these tests has
  // no such stops, so the attribute is looked at.
  it('are one stop of the keyboard before they are answered, and leave it to the browser after', async () => {
    const paradas = () => screen.getAllByRole('radio').map((um) => um.getAttribute('tabindex'))
    const maos = await abrir(grupo)
    expect(paradas()).toEqual([null, '-1', '-1', '-1', '-1'])
    await maos.click(radio('Parda'))
    expect(paradas()).toEqual([null, null, null, null, null])
  })

  it('are put back by Escape', async () => {
    const maos = await abrir(grupo, 'Branca')
    await maos.tab()
    await maos.keyboard('i')
    expect(lidos.valores['cor']).toBe('Indígena')
    await maos.keyboard('{Escape}')
    expect(lidos.valores['cor']).toBe('Branca')
    expect(radio('Branca').checked).toBe(true)
  })

  it('leave letters with Shift, and those of none of them, to the page', async () => {
    const maos = await abrir(grupo, 'Branca')
    await maos.tab()
    await maos.keyboard('{Shift>}A{/Shift}z')
    expect(lidos.valores['cor']).toBe('Branca')
  })
})

describe('a combobox', () => {
  const combo = <ComboInput source="cor" label="Via" options={vias} />

  it('takes by Tab what the typed text leads to', async () => {
    const maos = await abrir(combo)
    await maos.tab()
    await maos.keyboard('ru')
    await maos.tab()
    expect(lidos.valores['cor']).toBe('R')
    expect(comFoco()).toBe('Depois')
  })

  it('takes nothing for whoever opens it and types nothing', async () => {
    const maos = await abrir(combo)
    await maos.tab()
    await maos.keyboard('{ArrowDown}')
    expect(screen.getByRole('listbox')).toBeTruthy()
    await maos.tab()
    expect(lidos.valores['cor']).toBeNull()
  })

  it('takes the option of the very name that is left in it, and no other', async () => {
    const maos = await abrir(combo)
    await maos.tab()
    await maos.keyboard('avenida')
    await maos.click(screen.getByRole('textbox', { name: 'Depois' }))
    expect(lidos.valores['cor']).toBe('A')
    await maos.clear(screen.getByRole('combobox', { name: 'Via' }))
    await maos.keyboard('aveni')
    await maos.click(screen.getByRole('textbox', { name: 'Depois' }))
    expect(lidos.valores['cor']).toBeNull()
  })

  it('shows what was chosen before where the list cannot be read, and leaves it as it is', async () => {
    const maos = await abrir(<ComboInput source="cor" label="Via" options={[]} failed />, 'Rua dos Pinheiros')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Via' }).value).toBe('Rua dos Pinheiros')
    await maos.tab()
    await maos.tab()
    expect(lidos.valores['cor']).toBe('Rua dos Pinheiros')
  })

  it('keeps what is typed for Ctrl+Enter', async () => {
    const maos = await abrir(combo)
    await maos.tab()
    await maos.keyboard('ru{Control>}{Enter}{/Control}')
    expect(lidos.valores['cor']).toBe('R')
  })
})
