import { describe, expect, it } from 'vitest'
import { tiposProcesso, isDoVinculo } from '../processo/tipos.ts'
import { formularioAfastamento } from './afastamento/formulario.ts'
import { termosDaCopia, copiaDaFolha } from './copias.ts'
import { formularioDemissao } from './demissao/formulario.ts'
import { formularioFerias } from './ferias/formulario.ts'
import { formularioPromocao } from './promocao/formulario.ts'
import { formularioRemanejamento } from './remanejamento/formulario.ts'

const folhas = {
  promocao: formularioPromocao,
  remanejamento: formularioRemanejamento,
  demissao: formularioDemissao,
  ferias: formularioFerias,
  afastamento: formularioAfastamento,
}
const HOJE = '2026-11-23'

describe('a request like another one', () => {
  it.each(tiposProcesso.filter(isDoVinculo))('takes of %s no words, and nobody', (tipo) => {
    const { campos } = folhas[tipo].folha
    for (const campo of termosDaCopia[tipo]) {
      expect(campos).toHaveProperty([campo])
      expect(campo).not.toMatch(/motivo|observacao|colaborador|anuencia|trocaCom|atestado|processoJudicial/i)
    }
  })

  it('has the terms, and a day that is still to come', () => {
    const dados = {
      tipo: 'merito',
      cargoId: 4,
      salarioCentavos: 210_000,
      motivo: 'Assumiu a liderança',
      observacao: 'x',
    }
    expect(copiaDaFolha('promocao', { ...dados, vigencia: '2026-12-01' }, HOJE)).toEqual({
      tipo: 'merito',
      cargoId: 4,
      salarioCentavos: 210_000,
      vigencia: '2026-12-01',
    })
    expect(copiaDaFolha('promocao', { ...dados, vigencia: HOJE }, HOJE)).toHaveProperty('vigencia')
    expect(copiaDaFolha('promocao', { ...dados, vigencia: '2026-11-22' }, HOJE)).not.toHaveProperty(
      'vigencia',
    )
  })

  it('leaves out what was not answered, or is not seen', () => {
    expect(copiaDaFolha('remanejamento', { tipo: 'definitivo', postoId: null }, HOJE)).toEqual({
      tipo: 'definitivo',
    })
  })

  it('is not offered where all of it is the person’s own', () => {
    expect(copiaDaFolha('ferias', { periodoId: 1, fracoes: [], abonoDias: 10 }, HOJE)).toEqual({})
    expect(copiaDaFolha('afastamento', { motivo: '03', inicio: '2026-12-01' }, HOJE)).toEqual({})
  })
})
