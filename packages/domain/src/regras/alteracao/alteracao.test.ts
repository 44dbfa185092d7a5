import { describe, expect, it } from 'vitest'
import { paradigmasDe, verificarEquiparacao } from './equiparacao.ts'
import { verificarPromocao, type PedidoDePromocao } from './promocao.ts'
import {
  adicionalDeTransferencia,
  fimDaQuarentena,
  verificarRemanejamento,
  type PedidoDeRemanejamento,
} from './remanejamento.ts'

const ferias = [{ inicio: '2026-11-10', fim: '2026-11-20' }]

describe('promotion', () => {
  const pedido: PedidoDePromocao = {
    admissao: '2024-01-02',
    vigencia: '2026-12-01',
    salarioAtualCentavos: 185_000,
    novoSalarioCentavos: 210_000,
    pisoCentavos: 200_000,
    cbo: '514320',
    ultimaAlteracao: '2026-01-01',
    impedimentos: ferias,
  }
  const codigos = (mudanca: Partial<PedidoDePromocao>) =>
    verificarPromocao({ ...pedido, ...mudanca }).map(({ codigo }) => codigo)

  it('finds nothing in a lawful one', () => {
    expect(codigos({})).toEqual([])
    expect(
      verificarPromocao({
        admissao: '2024-01-02',
        vigencia: '2024-01-02',
        salarioAtualCentavos: 1,
        novoSalarioCentavos: 1,
      }),
    ).toEqual([])
  })

  it('CLT art. 468 and CF art. 7º VI: no reduction, nor below the floor', () => {
    expect(codigos({ novoSalarioCentavos: 185_000, pisoCentavos: 185_000 })).toEqual([])
    expect(codigos({ novoSalarioCentavos: 184_999, pisoCentavos: 185_000 })).toEqual([
      'REDUCAO_SALARIAL',
      'PISO_CCT',
    ])
  })

  it('begins after the admission and the last change, and not inside a leave', () => {
    expect(codigos({ vigencia: '2026-01-02' })).toEqual([])
    expect(codigos({ vigencia: '2026-01-01' })).toEqual(['ALTERACAO_ANTERIOR'])
    expect(codigos({ admissao: '2026-12-02' })).toEqual(['ANTES_DA_ADMISSAO'])
    const em = (vigencia: string) => codigos({ vigencia })
    expect([em('2026-11-09'), em('2026-11-10'), em('2026-11-20'), em('2026-11-21')]).toEqual([
      [],
      ['EM_AFASTAMENTO'],
      ['EM_AFASTAMENTO'],
      [],
    ])
  })

  it('NR-7: a change of risk asks for the exam before it and a new S-2240', () => {
    expect(codigos({ mudaRisco: true })).toEqual(['ASO_DE_MUDANCA', 'S2240_NOVO'])
    expect(codigos({ mudaRisco: true, asoDeMudanca: '2026-12-01' })).toEqual(['ASO_DE_MUDANCA', 'S2240_NOVO'])
    expect(codigos({ mudaRisco: true, asoDeMudanca: '2026-11-30' })).toEqual(['S2240_NOVO'])
  })

  it('asks for a CBO of six digits', () => {
    expect([codigos({ cbo: '51432' }), codigos({ cbo: '5143200' }), codigos({ cbo: 'A14320' })]).toEqual([
      ['CBO_INVALIDO'],
      ['CBO_INVALIDO'],
      ['CBO_INVALIDO'],
    ])
  })

  it('says everything at once, in sentences', () => {
    expect(
      verificarPromocao({
        ...pedido,
        admissao: '2026-12-02',
        vigencia: '2026-11-15',
        ultimaAlteracao: '2026-11-15',
        novoSalarioCentavos: 1,
        cbo: '',
        mudaRisco: true,
      }),
    ).toMatchSnapshot()
  })
})

describe('moving to another post', () => {
  const pedido: PedidoDeRemanejamento = {
    data: '2026-12-01',
    vagas: 1,
    mudaDomicilio: false,
    anuencia: false,
    provisorio: true,
    ultimaSaida: '2026-11-30T19:00',
    primeiraEntrada: '2026-12-01T06:00',
    impedimentos: ferias,
  }
  const codigos = (mudanca: Partial<PedidoDeRemanejamento>) =>
    verificarRemanejamento({ ...pedido, ...mudanca }).map(({ codigo }) => codigo)

  it('CLT art. 469 caput: no consent without a change of home', () => {
    expect(codigos({})).toEqual([])
  })

  it('CLT art. 469: with a change of home, consent, 25% and costs', () => {
    expect(codigos({ mudaDomicilio: true })).toEqual([
      'TRANSFERENCIA_DOMICILIO',
      'CUSTOS_DA_MUDANCA',
      'ADICIONAL_DE_TRANSFERENCIA',
    ])
    expect(codigos({ mudaDomicilio: true, anuencia: true, provisorio: false })).toEqual(['CUSTOS_DA_MUDANCA'])
    expect([adicionalDeTransferencia(185_050), adicionalDeTransferencia(-1)]).toEqual([46_263, null])
    const comValor = { ...pedido, mudaDomicilio: true, anuencia: true, salarioCentavos: 200_000 }
    expect(
      verificarRemanejamento(comValor).map(({ mensagem }) => mensagem.replaceAll('\u00a0', ' ')),
    ).toContain('Transferência provisória: adicional de pelo menos 25% enquanto durar: R$ 500,00 por mês.')
  })
  it.each(['confianca', 'clausula', 'extincao'] as const)(
    'CLT art. 469 §§ 1º and 2º: %s does without consent',
    (excecao) => {
      const sem = { mudaDomicilio: true, provisorio: false, excecao }
      expect(codigos(sem)).toEqual(['TRANSFERENCIA_SEM_ANUENCIA', 'CUSTOS_DA_MUDANCA'])
      expect(codigos({ ...sem, anuencia: true })).toEqual(['CUSTOS_DA_MUDANCA'])
      expect(codigos({ excecao })).toEqual([])
    },
  )

  it('needs a slot, a day outside a leave and 11 hours of rest', () => {
    expect(codigos({ vagas: 0 })).toEqual(['SEM_VAGA_NO_POSTO'])
    expect([
      codigos({ data: '2026-11-10' }),
      codigos({ data: '2026-11-20' }),
      codigos({ data: '2026-11-21' }),
    ]).toEqual([['EM_AFASTAMENTO'], ['EM_AFASTAMENTO'], []])
    expect(codigos({ data: '2026-11-09' })).toEqual([])
    expect(codigos({ primeiraEntrada: '2026-12-01T05:59' })).toEqual(['DESCANSO_ENTRE_JORNADAS'])
    expect(codigos({ primeiraEntrada: '2026-11-30T05:59' })).toEqual(['DESCANSO_ENTRE_JORNADAS'])
    const { ultimaSaida: _saida, ...semSaida } = pedido
    const { primeiraEntrada: _entrada, ...semEntrada } = pedido
    expect([verificarRemanejamento(semSaida), verificarRemanejamento(semEntrada)]).toEqual([[], []])
  })

  it('NR-7: the exam before a change of risk', () => {
    expect(codigos({ mudaRisco: true })).toEqual(['ASO_DE_MUDANCA'])
    expect(codigos({ mudaRisco: true, asoDeMudanca: '2026-12-01' })).toEqual(['ASO_DE_MUDANCA'])
    expect(codigos({ mudaRisco: true, asoDeMudanca: '2026-11-30' })).toEqual([])
    expect(codigos({ asoDeMudanca: '2026-12-31' })).toEqual([])
  })

  it('says everything at once, in sentences', () => {
    expect(
      verificarRemanejamento({
        ...pedido,
        data: '2026-11-15',
        vagas: 0,
        mudaDomicilio: true,
        mudaRisco: true,
        primeiraEntrada: '2026-12-01T05:00',
      }),
    ).toMatchSnapshot()
  })

  it('works without the optional facts', () => {
    expect(
      verificarRemanejamento({
        data: '2026-12-01',
        vagas: 1,
        mudaDomicilio: false,
        anuencia: false,
        provisorio: false,
      }),
    ).toEqual([])
  })

  it('Lei 6.019 art. 5º-D: eighteen months away from the client', () => {
    expect(fimDaQuarentena('2026-01-31')).toBe('2027-07-31')
  })
})

describe('CLT art. 468 §§ 1º and 2º: reversion of a function of trust', () => {
  const pedido: PedidoDePromocao = {
    admissao: '2024-01-02',
    vigencia: '2026-12-01',
    salarioAtualCentavos: 300_000,
    novoSalarioCentavos: 200_000,
  }

  it('lowers the pay with a warning, though never below the floor', () => {
    const codigos = (mudanca: Partial<PedidoDePromocao>) =>
      verificarPromocao({ ...pedido, ...mudanca }).map(({ codigo }) => codigo)
    expect(codigos({})).toEqual(['REDUCAO_SALARIAL'])
    expect(codigos({ reversao: true })).toEqual(['REVERSAO_DE_CONFIANCA'])
    expect(codigos({ reversao: true, pisoCentavos: 200_001 })).toEqual(['REVERSAO_DE_CONFIANCA', 'PISO_CCT'])
    expect(codigos({ reversao: true, novoSalarioCentavos: 300_000 })).toEqual([])
  })
})

describe('leiaute S-2206: the cargo has a CBO', () => {
  it.each([
    ['514320', []],
    [null, ['CBO_INVALIDO']],
    ['5143', ['CBO_INVALIDO']],
    [undefined, []],
  ])('%s', (cbo, codigos) => {
    const pedido: PedidoDePromocao = {
      admissao: '2024-01-02',
      vigencia: '2026-12-01',
      salarioAtualCentavos: 1,
      novoSalarioCentavos: 1,
      ...(cbo !== undefined && { cbo }),
    }
    expect(verificarPromocao(pedido).map(({ codigo }) => codigo)).toEqual(codigos)
  })
})

describe('CLT art. 461: equal pay', () => {
  const seu = { admissao: '2024-03-10', naFuncaoDesde: '2026-12-01', salarioCentavos: 200_000 }
  const colega = { admissao: '2024-01-02', naFuncaoDesde: '2026-01-02', salarioCentavos: 210_000 }

  it.each([
    ['who earns more in the same time', {}, 1],
    ['who earns the same', { salarioCentavos: 200_000 }, 0],
    ['with four years more of service', { admissao: '2020-03-10' }, 1],
    ['with four years and a day more of service', { admissao: '2020-03-09' }, 0],
    ['with two years more in the function', { naFuncaoDesde: '2024-12-01' }, 1],
    ['with two years and a day more in the function', { naFuncaoDesde: '2024-11-30' }, 0],
    ['who came later', { admissao: '2026-01-02', naFuncaoDesde: '2026-12-05' }, 1],
  ])('%s', (_, mudanca, quantos) => {
    expect(paradigmasDe(seu, [{ ...colega, ...mudanca }])).toHaveLength(quantos)
  })

  it('counts colleagues and names none', () => {
    expect(verificarEquiparacao(0)).toEqual([])
    expect(verificarEquiparacao(1)).toMatchObject([
      { codigo: 'EQUIPARACAO', mensagem: '1 colega na mesma função e no mesmo local ganha mais.' },
    ])
    expect(verificarEquiparacao(2)).toMatchObject([
      { mensagem: '2 colegas na mesma função e no mesmo local ganham mais.' },
    ])
  })
})
