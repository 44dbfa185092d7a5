import { describe, expect, it } from 'vitest'
import { dadosDoEvento } from '../contract/calendario.ts'
import { setorSlugs } from '../setores/setores.ts'
import { comecoDe, fusoDaUf, nomeDoFuso } from './fuso.ts'
import { contagemEmPalavras, tiposVisiveis } from './tipos.ts'

describe('what a sector is told of', () => {
  it('is what its lists say already', () => {
    expect(tiposVisiveis('comercial', ['Comercial'])).toEqual(['feriado', 'evento', 'contrato'])
    expect(tiposVisiveis('almoxarifado', ['Almoxarifado'])).toEqual([
      'feriado',
      'evento',
      'admissao',
      'demissao',
    ])
    expect(tiposVisiveis('admin', ['Administrador'])).toEqual([
      'feriado',
      'evento',
      'contrato',
      'admissao',
      'ferias',
      'afastamento',
    ])
    expect(tiposVisiveis('operacional', ['Gestor'])).not.toContain('prazo')
    expect(tiposVisiveis('rh', ['Cadastro'])).toContain('prazo')
  })

  it('is nothing for who does not belong to it', () => {
    for (const setor of setorSlugs) expect(tiposVisiveis(setor, [])).toEqual([])
    expect(tiposVisiveis('rh', ['Gestor'])).toEqual([])
  })

  it('is counted in words', () => {
    expect(contagemEmPalavras('ferias', 3)).toBe('3 de férias')
    expect(contagemEmPalavras('contrato', 1)).toBe('1 contrato termina')
    expect(contagemEmPalavras('afastamento', 2)).toBe('2 afastados')
  })
})

describe('the clock of a place', () => {
  it('is an hour behind Brasília in Manaus, two in Rio Branco', () => {
    const as14 = { inicio: '2026-12-01', hora: '14:00' }
    const em = (uf: string): string => comecoDe({ ...as14, fuso: fusoDaUf(uf) }).toString()
    expect(em('SP')).toBe('2026-12-01T17:00:00Z')
    expect(em('AM')).toBe('2026-12-01T18:00:00Z')
    expect(em('AC')).toBe('2026-12-01T19:00:00Z')
    expect(nomeDoFuso(fusoDaUf('AM'))).toBe('hora do Amazonas')
    expect(nomeDoFuso('America/Noronha')).toBe('America/Noronha')
  })

  it('begins a whole day at eight in the morning', () => {
    const dia = { inicio: '2026-12-01', hora: null, fuso: 'America/Manaus' }
    expect(comecoDe(dia).toString()).toBe('2026-12-01T12:00:00Z')
  })
})

describe('an event', () => {
  const certo = {
    setor: 'rh',
    titulo: 'Reunião',
    descricao: null,
    inicio: '2026-12-01',
    fim: '2026-12-01',
    horaInicio: '14:00',
    horaFim: '15:00',
    contratoId: null,
    doSetor: false,
    lembrete: 60,
  }
  const recusados = (mudanca: object): unknown[] =>
    dadosDoEvento.safeParse({ ...certo, ...mudanca }).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('has its ends in order, and both hours or none', () => {
    expect(recusados({})).toEqual([])
    expect(recusados({ horaInicio: null, horaFim: null })).toEqual([])
    expect(recusados({ fim: '2026-12-02', horaFim: '09:00' })).toEqual([])
    expect(recusados({ fim: '2026-11-30' })).toEqual(['fim'])
    expect(recusados({ fim: '2028-12-01' })).toEqual(['fim'])
    expect(recusados({ horaFim: null })).toEqual(['horaFim'])
    expect(recusados({ horaFim: '14:00' })).toEqual(['horaFim'])
    expect(recusados({ horaInicio: '-', horaFim: '23:00' })).toEqual(['horaInicio'])
    expect(recusados({ lembrete: 7 })).toEqual(['lembrete'])
  })
})
