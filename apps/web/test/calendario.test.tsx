import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CalendarioAnual } from '../src/ui/calendario/CalendarioAnual.tsx'
import { MapaDoAno } from '../src/ui/calendario/mapa/MapaDoAno.tsx'
import type { Fracao } from '../src/ui/calendario/tipos.ts'
import { mostrar } from './peca.tsx'

const estados = {
  '2027-01-08': { impossivel: 'É véspera do descanso.' },
  '2027-01-25': { feriado: 'Aniversário da cidade' },
}

let marcado: readonly Fracao[] = []

function Exemplo({ leitura = false }: { readonly leitura?: boolean }) {
  const [value, setValue] = useState<readonly Fracao[]>([])
  const muda = (novo: readonly Fracao[]): void => {
    marcado = novo
    setValue(novo)
  }
  return (
    <CalendarioAnual
      label="Férias"
      inicio="2027-01"
      meses={3}
      estados={estados}
      value={value}
      onChange={leitura ? undefined : muda}
      saldo={30}
      diasNovos={10}
      hoje="2027-01-04"
    />
  )
}

afterEach(() => {
  marcado = []
})

const dia = (nome: RegExp): HTMLElement => screen.getByLabelText(nome)
const diz = (texto: RegExp) => screen.findByText(texto, { selector: 'output' })
const pessoa = userEvent.setup({ delay: null })

describe('the calendar by keyboard', () => {
  beforeEach(() => mostrar(<Exemplo />))

  it('is one Tab stop, on today', async () => {
    await pessoa.tab()
    expect(document.activeElement).toBe(dia(/, 4 de janeiro de 2027/))
    await pessoa.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('marks, takes up, moves, resizes and removes a fraction, and says so', async () => {
    await pessoa.tab()
    await pessoa.keyboard('{Enter}')
    expect(marcado).toEqual([{ inicio: '2027-01-04', dias: 10 }])
    expect(await diz(/Fração 1: 04\/01 a 13\/01\/2027, 10 dias/)).toBeDefined()
    expect(dia(/, 13 de janeiro/).getAttribute('aria-selected')).toBe('true')
    expect(dia(/, 14 de janeiro/).getAttribute('aria-selected')).toBe('false')
    await pessoa.keyboard('{Enter}')
    expect(await diz(/Fração 1 pega/)).toBeDefined()
    await pessoa.keyboard('{ArrowDown}{Enter}')
    expect(marcado).toEqual([{ inicio: '2027-01-11', dias: 10 }])
    expect(document.activeElement).toBe(dia(/, 11 de janeiro/))
    await pessoa.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(marcado).toEqual([{ inicio: '2027-01-11', dias: 11 }])
    await pessoa.keyboard('{Delete}')
    expect(marcado).toEqual([])
    expect(await diz(/Fração 1 retirada/)).toBeDefined()
  })

  it('stops at the edges where there are no other months', async () => {
    await pessoa.tab()
    await pessoa.keyboard('{PageUp}')
    expect(document.activeElement).toBe(dia(/, 4 de janeiro/))
    await pessoa.keyboard('{PageDown}')
    expect(document.activeElement).toBe(dia(/, 4 de fevereiro/))
  })
})

describe('the calendar by pointer', () => {
  it('marks from the day that is clicked', async () => {
    mostrar(<Exemplo />)
    await pessoa.click(dia(/, 1 de fevereiro/))
    expect(marcado).toEqual([{ inicio: '2027-02-01', dias: 10 }])
  })

  it('says why a day starts nothing, in its name too', async () => {
    mostrar(<Exemplo />)
    const vespera = dia(/, 8 de janeiro de 2027, não pode começar\. É véspera do descanso\./)
    expect(vespera.getAttribute('aria-disabled')).toBe('true')
    await pessoa.click(vespera)
    expect(marcado).toEqual([])
    expect(await diz(/É véspera do descanso/)).toBeDefined()
  })

  it('only shows where nothing may be marked', async () => {
    mostrar(<Exemplo leitura />)
    const feriado = dia(/, 25 de janeiro de 2027\. Feriado: Aniversário da cidade\./)
    await pessoa.click(feriado)
    expect(marcado).toEqual([])
    expect(feriado.getAttribute('aria-selected')).toBeNull()
  })
})

describe('the map of people', () => {
  const faixa = (inicio: string, fim: string, href: string) =>
    ({ inicio, fim, href, tom: 'feita', rotulo: 'Férias aprovadas' }) as const
  const mapa = (
    <MapaDoAno
      label="Mapa"
      inicio="2027-01"
      linhas={[
        {
          id: 1,
          nome: 'Ana',
          href: '#ana',
          posto: 'Bloco A',
          faixas: [faixa('2027-01-04', '2027-01-18', '#f1')],
        },
        { id: 2, nome: 'Bia', href: '#bia', posto: 'Bloco A', faixas: [], limite: '2027-05-01' },
      ]}
      conflitos={[
        {
          posto: 'Bloco A',
          inicio: '2027-01-10',
          fim: '2027-01-12',
          tipo: 'descoberto',
          rotulo: '3 descobertos',
        },
      ]}
      legenda={{ feita: 'aprovada' }}
      rotuloDoLimite="último dia sem dobra"
    />
  )

  it('is walked with the arrows, from person to bar and from row to row', async () => {
    mostrar(mapa)
    screen.getByRole('link', { name: 'Ana' }).focus()
    await pessoa.keyboard('{ArrowRight}')
    const barra = screen.getByRole('link', {
      name: 'Ana, Férias aprovadas, 04/01 a 18/01/2027, 15 dias',
    })
    expect(document.activeElement).toBe(barra)
    expect(barra.tabIndex).toBe(0)
    expect(screen.getByRole('link', { name: 'Ana' }).tabIndex).toBe(-1)
    await pessoa.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bia' }))
  })

  it('says the same as a table', async () => {
    mostrar(mapa)
    await pessoa.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    const linhas = within(screen.getByRole('table', { name: 'Mapa' })).getAllByRole('row')
    expect(linhas.map((linha) => linha.textContent)).toEqual([
      'QuemPostoO queInícioFimDiasÚltimo dia sem dobra',
      'AnaBloco AFérias aprovadas04/01/202718/01/202715–',
      'BiaBloco ANada marcado01/05/2027',
      'Todo o postoBloco A3 descobertos10/01/202712/01/20273–',
    ])
  })
})
