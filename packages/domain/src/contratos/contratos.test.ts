import { describe, expect, it } from 'vitest'
import { adicionais, adicionalDe, grausDe, type Adicional } from '../codigos/adicionais.ts'
import { aditivoNovo, conferirAditivo } from './aditivo.ts'
import { cnpj, posto } from './campos.ts'
import { conferirLocais, conferirPostos, conferirTermo } from './conferencia.ts'
import { resumoDaOcupacao, resumoEconomico } from './resumo.ts'
import { prazoDeSaida } from './saida.ts'
import { alertaDeFim, situacaoDoContrato } from './situacao.ts'

describe('where a contract stands', () => {
  const contrato = { inicio: '2026-01-10', termino: '2026-12-31' }
  it.each([
    ['2026-01-09', 'a_iniciar', null],
    ['2026-01-10', 'vigente', null],
    ['2026-09-01', 'vigente', null],
    ['2026-09-02', 'vencendo', 120],
    ['2026-10-01', 'vencendo', 120],
    ['2026-10-02', 'vencendo', 90],
    ['2026-11-01', 'vencendo', 60],
    ['2026-12-01', 'vencendo', 30],
    ['2026-12-31', 'vencendo', 30],
    ['2027-01-01', 'encerrado', null],
  ])('on %s is %s, warned at %s days', (hoje, situacao, alerta) => {
    expect([situacaoDoContrato(contrato, hoje), alertaDeFim(contrato.termino, hoje)]).toEqual([
      situacao,
      alerta,
    ])
  })

  it('is to begin, not ending, when it is shorter than the warning', () => {
    expect(situacaoDoContrato({ inicio: '2026-12-01', termino: '2026-12-31' }, '2026-11-20')).toBe(
      'a_iniciar',
    )
  })
})

describe('the allowance of a post', () => {
  it('is one choice, told from its degrees and back', () => {
    for (const nome of Object.keys(adicionais) as Adicional[]) expect(adicionalDe(grausDe(nome))).toBe(nome)
  })
})

describe('the figures of a day', () => {
  const base = { salarioPrevistoCentavos: 100_000, precoCentavos: 250_000, entrando: 0 }
  const postos = [
    { ...base, quantidade: 10, ocupados: 7, entrando: 1 },
    { ...base, quantidade: 2, ocupados: 3 },
    { ...base, quantidade: 1, ocupados: 0, precoCentavos: null },
  ]

  it('count vacancies post by post: a surplus elsewhere fills none', () => {
    expect(resumoDaOcupacao(postos)).toEqual({
      planejado: 13,
      ocupado: 10,
      entrando: 1,
      vago: 3,
      excedente: 1,
    })
  })

  it('weigh planned pay against the prices that are known', () => {
    expect(resumoEconomico(postos)).toEqual({
      folhaPrevistaCentavos: 1_300_000,
      folhaOcupadaCentavos: 900_000,
      precoCentavos: 3_000_000,
      semPreco: 1,
      precoVagoCentavos: 750_000,
    })
    expect(resumoEconomico([{ ...base, quantidade: 1, ocupados: 0, precoCentavos: null }])).toMatchObject({
      precoCentavos: null,
      precoVagoCentavos: null,
    })
  })
})

describe('the way out of an ending contract', () => {
  it('counts 30 days of notice and 3 more for each year, at most 90', () => {
    expect(prazoDeSaida('2026-06-01', '2026-12-31')).toEqual({ diasDeAviso: 30, avisarAte: '2026-12-01' })
    expect(prazoDeSaida('2024-12-31', '2026-12-31')).toEqual({ diasDeAviso: 36, avisarAte: '2026-11-25' })
    expect(prazoDeSaida('1990-01-01', '2026-12-31').diasDeAviso).toBe(90)
  })
})

describe('what a contract must be right about', () => {
  const termo = { inicio: '2026-12-01', fim: '2027-11-30' }
  const contrato = { ...termo, locais: ['Sede'] }
  const valido = posto.parse({
    local: 'Sede',
    cargoId: 1,
    escalaId: 1,
    quantidade: 2,
    salarioPrevistoCentavos: 180_000,
    adicional: 'nenhum',
    kit: [],
  })
  const faltasDe = (mudanca: object): string[] =>
    conferirPostos([{ ...valido, ...mudanca }], contrato).map(({ path }) => path.join('.'))

  it('takes a CNPJ of letters, however it is written', () => {
    expect(cnpj.parse(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
    expect(cnpj.safeParse('12ABC34501DE36').success).toBe(false)
  })

  it('ends on its first day at the earliest', () => {
    expect(conferirTermo({ inicio: '2026-12-01', fim: '2026-12-01' })).toEqual([])
    expect(conferirTermo({ inicio: '2026-12-01', fim: '2026-11-30' })).toHaveLength(1)
  })

  it('says nothing of a term while a date of it is being typed', () => {
    for (const meia of ['', '2026', '2026-13-01', '0202-12-01'])
      expect([
        conferirTermo({ inicio: meia, fim: '2027-12-01' }),
        conferirTermo({ inicio: '2026-12-01', fim: meia }),
      ]).toEqual([[], []])
  })

  it('tells its places apart', () => {
    expect(conferirLocais([{ nome: 'Bloco Á' }, { nome: 'BLOCO á' }, { nome: 'bloco  a' }])).toMatchObject([
      { path: ['locais', 1, 'nome'] },
      { path: ['locais', 2, 'nome'] },
    ])
  })

  it.each([
    [{}, []],
    [{ inicio: '2026-12-01', fim: '2027-11-30' }, []],
    [{ local: 'Filial' }, ['postos.0.local']],
    [{ inicio: '2026-11-30' }, ['postos.0.inicio']],
    [{ fim: '2027-12-01' }, ['postos.0.fim']],
    [{ inicio: '2027-03-02', fim: '2027-03-01' }, ['postos.0.fim']],
    [{ adicional: 'periculosidade_30' }, ['postos.0.laudo']],
    [{ adicional: 'periculosidade_30', laudo: 'NR-16' }, []],
    [
      {
        kit: [
          { itemId: 1, quantidade: 1 },
          { itemId: 1, quantidade: 2 },
        ],
      },
      ['postos.0.kit.1.itemId'],
    ],
  ])('checks a post: %o', (mudanca, faltas) => {
    expect(faltasDe(mudanca)).toEqual(faltas)
  })

  const vazio = {
    numero: '1º',
    tipo: 'outro',
    assinadoEm: '2027-01-10',
    vigencia: '2027-02-01',
    descricao: 'Combinado',
    postos: [],
    novosLocais: [],
    novosPostos: [],
  }
  it.each([
    [{ valorMensalCentavos: 1 }, []],
    [{}, ['tipo']],
    [{ postos: [{ postoId: 1 }] }, ['tipo']],
    [{ postos: [{ postoId: 1, quantidade: 0 }] }, []],
    [{ assinadoEm: '2027-01-20', valorMensalCentavos: 1 }, []],
    [{ assinadoEm: '2027-01-21', valorMensalCentavos: 1 }, ['assinadoEm']],
    [{ vigencia: '2026-11-30', valorMensalCentavos: 1 }, ['vigencia']],
    [{ vigencia: '2027-12-01', valorMensalCentavos: 1 }, ['vigencia']],
    [{ tipo: 'prorrogacao', vigencia: '2027-12-01', fim: '2028-11-30' }, []],
    [{ tipo: 'prorrogacao', fim: '2027-11-30' }, ['fim']],
    [{ tipo: 'prorrogacao', valorMensalCentavos: 1 }, ['fim']],
    [{ vigencia: '2027-02-01', fim: '2027-01-31' }, ['vigencia', 'fim']],
    [
      {
        postos: [
          { postoId: 1, quantidade: 1 },
          { postoId: 1, quantidade: 2 },
        ],
      },
      ['postos.1.postoId'],
    ],
  ])('checks an amendment: %o', (mudanca, faltas) => {
    const aditivo = aditivoNovo.parse({ ...vazio, ...mudanca })
    expect(
      conferirAditivo(aditivo, { ...termo, termino: termo.fim, hoje: '2027-01-20' }).map(({ path }) =>
        path.join('.'),
      ),
    ).toEqual(faltas)
  })
})
