import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from '../src/lib/focus-keeper.ts'
import type { Tecla } from '../src/lib/teclas/teclas.ts'
import { useTeclas } from '../src/lib/teclas/use-teclas.ts'
import { useTeclaDeDesfazer } from '../src/features/processo/fila/tecla-de-desfazer.ts'
import { SelectField } from '../src/ui/form/inputs/SelectInput.tsx'
import { TeclasButton } from '../src/ui/teclas/TeclasButton.tsx'
import { mostrar } from './peca.tsx'

let feitas: string[] = []
const tecla = (nome: string): Tecla => ({ tecla: nome, nome: `Faz ${nome}`, fazer: () => feitas.push(nome) })

function Pagina({ title = 'Fila', teclas }: { readonly title?: string; readonly teclas: readonly string[] }) {
  useTeclas(title, teclas.map(tecla))
  return null
}

const pessoa = userEvent.setup({ delay: null })

beforeEach(() => {
  feitas = []
  localStorage.clear()
})

describe('shortcuts of a page', () => {
  it('act by letter, with Shift and with Ctrl', async () => {
    mostrar(<Pagina teclas={['j', 'shift+a', 'ctrl+enter']} />)
    await pessoa.keyboard('j{Shift>}A{/Shift}{Control>}{Enter}{/Control}a')
    expect(feitas).toEqual(['j', 'shift+a', 'ctrl+enter'])
  })

  it('leave what is typed in a field alone, but for those with Ctrl', async () => {
    mostrar(
      <>
        <Pagina teclas={['j', 'escape', 'ctrl+enter']} />
        <input aria-label="Nome" />
      </>,
    )
    await pessoa.click(screen.getByRole('textbox'))
    await pessoa.keyboard('jejum{Escape}{Control>}{Enter}{/Control}')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'jejum')
    expect(feitas).toEqual(['ctrl+enter'])
  })

  it('with Ctrl act on a list that its field would open', async () => {
    mostrar(
      <>
        <Pagina teclas={['ctrl+enter']} />
        <SelectField label="UF" value="SP" options={[{ value: 'SP', label: 'SP' }]} onChange={() => {}} />
      </>,
    )
    screen.getByRole('combobox').focus()
    await pessoa.keyboard('{Control>}{Enter}{/Control}')
    expect(feitas).toEqual(['ctrl+enter'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('leave Enter and Space to the button that has the focus', async () => {
    mostrar(
      <>
        <Pagina teclas={['enter', 'space', 'j']} />
        <button type="button" onClick={() => feitas.push('botão')}>
          Abrir
        </button>
      </>,
    )
    screen.getByRole('button').focus()
    await pessoa.keyboard('{Enter} j')
    expect(feitas).toEqual(['botão', 'botão', 'j'])
  })

  it('are silent under a dialog', async () => {
    mostrar(
      <>
        <Pagina teclas={['j']} />
        <dialog open aria-modal="true" aria-label="Confirmar" />
      </>,
    )
    await pessoa.keyboard('j')
    expect(feitas).toEqual([])
  })

  it('belong to the newest part where two declare the same key, and end with it', async () => {
    mostrar(<Pagina teclas={['j', 'k']} />)
    mostrar(<Pagina title="Documentos" teclas={['j']} />)
    await pessoa.keyboard('jk')
    expect(feitas).toEqual(['j', 'k'])
  })
})

describe('the key that takes a decision back', () => {
  function Decisao({ nome, em }: { readonly nome: string; readonly em: string | null }) {
    const minha = useTeclaDeDesfazer(em, () => feitas.push(nome))
    return (
      <p>
        {nome}: {minha ? 'Z' : 'sem tecla'}
      </p>
    )
  }

  /** A queue whose decision can be undone until somebody says that it was made. */
  function Fila() {
    const [em, setEm] = useState<string | null>('2026-11-23T15:00:08.000Z')
    return (
      <>
        <Decisao nome="fila" em={em} />
        <button type="button" onClick={() => setEm(null)}>
          Passaram os segundos
        </button>
      </>
    )
  }

  it('is of the last decision, whichever part of the page stands later, and of one part alone', async () => {
    mostrar(
      <>
        <Fila />
        <Decisao nome="documento" em="2026-11-23T15:00:01Z" />
        <TeclasButton />
      </>,
    )
    expect(await screen.findByText('fila: Z')).toBeTruthy()
    expect(screen.getByText('documento: sem tecla')).toBeTruthy()
    await pessoa.keyboard('z')
    expect(feitas).toEqual(['fila'])
    await pessoa.keyboard('?')
    const dialogo = await screen.findByRole('dialog')
    expect([...dialogo.querySelectorAll('dt')].filter((dt) => dt.textContent === 'Z')).toHaveLength(1)
    await pessoa.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pessoa.click(screen.getByRole('button', { name: 'Passaram os segundos' }))
    expect(await screen.findByText('documento: Z')).toBeTruthy()
    await pessoa.keyboard('z')
    expect(feitas).toEqual(['fila', 'documento'])
  })
})

describe('the help dialog', () => {
  it('opens by ? and lists what acts now', async () => {
    mostrar(
      <>
        <Pagina teclas={['j', 'shift+a']} />
        <TeclasButton />
      </>,
    )
    await pessoa.keyboard('?')
    const dialogo = await screen.findByRole('dialog', { name: 'Teclas desta página' })
    expect([...dialogo.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'J',
      '⇧ A',
      '?',
    ])
    await pessoa.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('switches the letters off, and leaves those with Ctrl', async () => {
    mostrar(
      <>
        <Pagina teclas={['j', 'ctrl+enter']} />
        <TeclasButton />
      </>,
    )
    await pessoa.click(screen.getByRole('button', { name: 'Teclas' }))
    await pessoa.click(await screen.findByRole('switch', { name: 'Teclas de uma letra' }))
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pessoa.keyboard('j?{Control>}{Enter}{/Control}')
    expect(feitas).toEqual(['ctrl+enter'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the focus of what goes away', () => {
  function Linhas() {
    const [linhas, setLinhas] = useState(['Ana', 'Bia', 'Caio'])
    const [pergunta, setPergunta] = useState<string | null>(null)
    useEffect(keepFocus, [])
    const tirar = (nome: string): void => {
      setLinhas(linhas.filter((linha) => linha !== nome))
      setPergunta(null)
    }
    return (
      <section aria-label="Pessoas">
        {linhas.map((nome) => (
          <p key={nome}>
            <button onClick={() => (nome === 'Caio' ? setPergunta(nome) : tirar(nome))}>Tirar {nome}</button>
          </p>
        ))}
        {pergunta !== null && (
          <dialog open aria-label="Tirar?">
            <button ref={(botao) => botao?.focus()} onClick={() => tirar(pergunta)}>
              Sim
            </button>
          </dialog>
        )}
      </section>
    )
  }
  const comFoco = (): string | null => document.activeElement?.textContent ?? null

  it('goes to what comes after it, to what came before, and to the part of the page that is left', async () => {
    mostrar(<Linhas />)
    screen.getByRole('button', { name: 'Tirar Ana' }).focus()
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(comFoco()).toBe('Tirar Bia'))
    screen.getByRole('button', { name: 'Tirar Caio' }).focus()
    await pessoa.keyboard('{Enter}')
    expect(comFoco()).toBe('Sim')
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(comFoco()).toBe('Tirar Bia'))
    await pessoa.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pessoas' })))
  })
})
