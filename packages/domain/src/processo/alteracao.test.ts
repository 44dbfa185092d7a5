import { describe, expect, it } from 'vitest'
import {
  verificarEquiparacao,
  verificarExame,
  verificarExameFeito,
  verificarExperiencia,
  verificarSalarioPrevisto,
} from './alteracao.ts'

const codigos = (achados: readonly { readonly codigo: string }[]) => achados.map(({ codigo }) => codigo)

describe('a change of the contract', () => {
  it.each([
    ['without exam', null, ['ASO_DE_MUDANCA', 'S2240_NOVO']],
    ['with an exam before it', '2026-11-30', ['S2240_NOVO']],
    ['with an exam on its day', '2026-12-01', ['ASO_DE_MUDANCA', 'S2240_NOVO']],
  ])('NR-7: of function or risk, %s', (_, dataExame, esperados) => {
    expect(codigos(verificarExame('2026-12-01', { mudaRisco: true, dataExame }))).toEqual(esperados)
  })

  it('NR-7: of neither, or from no day on, asks for no exam', () => {
    expect(verificarExame('2026-12-01', { mudaRisco: false, dataExame: null })).toEqual([])
    expect(verificarExame(undefined, { mudaRisco: true, dataExame: null })).toEqual([])
  })

  it('NR-7: has its exam refused as soon as it is said, when it is not older', () => {
    const ditos = ['2026-11-30', '2026-12-01', null].map((dataExame) =>
      codigos(verificarExameFeito('2026-12-01', { dataExame })),
    )
    expect(ditos).toEqual([[], ['ASO_DE_MUDANCA'], []])
    expect(verificarExameFeito(undefined, { dataExame: '2026-12-01' })).toEqual([])
  })

  it('CLT art. 445: in the trial is said so', () => {
    expect(verificarExperiencia('2026-12-15')).toMatchObject([
      { codigo: 'experiencia_em_curso', mensagem: 'O contrato de experiência vai até 15/12/2026.' },
    ])
    expect(verificarExperiencia(null)).toEqual([])
  })

  it('to more pay than the post is planned with is said so, to the cent', () => {
    const achados = (salario: number | undefined) =>
      codigos(verificarSalarioPrevisto(salario, 220_000, { campo: 'salarioCentavos' }))
    expect([achados(220_000), achados(220_001), achados(undefined)]).toEqual([[], ['acima_do_previsto'], []])
  })

  it('CLT art. 461: names colleagues who earn more only where the names are known', () => {
    const seu = { admissao: '2024-01-02', naFuncaoDesde: '2026-12-01', salarioCentavos: 210_000 }
    const colega = { ...seu, naFuncaoDesde: '2026-01-02', salarioCentavos: 230_000, nome: 'Ana' }
    const onde = { campo: 'salarioCentavos' }
    const alerta = {
      codigo: 'EQUIPARACAO',
      severidade: 'alerta',
      mensagem: '1 colega na mesma função e no mesmo local ganha mais.',
      ...onde,
    }
    expect(verificarEquiparacao(seu, [colega], onde)).toMatchObject([
      alerta,
      { severidade: 'info', mensagem: 'Ganham mais: Ana.' },
    ])
    const semNome = verificarEquiparacao(seu, [{ ...colega, nome: '' }], onde)
    expect(semNome).toMatchObject([alerta])
    expect(semNome).toHaveLength(1)
  })
})
