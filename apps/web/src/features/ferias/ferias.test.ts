import { describe, expect, it } from 'vitest'
import { quemPode } from './form/cobertura.ts'
import { contaDe, custoDaDobra } from './form/conta.ts'
import { equipeFora, estadosDosDias, nomesCurtos } from './form/estados.ts'
import { comMaisUma, comMarcacao, fracaoDe, LINHA_EM_BRANCO, linhasDe, marcadas } from './form/linhas.ts'
import { datasOferecidas, ultimoSemDobra } from './form/melhores.ts'
import { opcoesSem, periodosAVista } from './form/opcoes.ts'
import { divide, perguntados } from './form/perguntados.ts'
import type { Opcoes, Periodo } from './registro.ts'

const periodo: Periodo = {
  id: 7,
  aquisitivoInicio: '2025-03-12',
  aquisitivoFim: '2026-03-11',
  concessivoFim: '2027-03-11',
  completo: true,
  perdido: false,
  faltas: 2,
  direito: 30,
  gozados: 0,
  reservados: 0,
  saldo: 30,
  ultimoInicio: '2027-02-10',
  motivo: null,
}
const calendario: Opcoes['calendario'] = {
  hoje: '2026-11-23',
  escala: { tipo: 'SEMANAL', repousos: ['dom'] },
  feriados: [
    { data: '2026-12-25', nome: 'Natal', local: false },
    { data: '2027-01-01', nome: 'Confraternização', local: false },
    { data: '2027-01-25', nome: 'Aniversário de São Paulo', local: true },
  ],
  impedimentos: [{ inicio: '2027-02-15', fim: '2027-02-19', motivo: 'afastamento' }],
  equipe: [
    { inicio: '2027-01-18', fim: '2027-02-06', nome: 'Marli Rocha' },
    { inicio: '2027-03-01', fim: '2027-03-15', nome: 'Cleide Nunes' },
  ],
}
const opcoes: Opcoes = { periodos: [periodo], calendario, cobertura: [], remuneracaoCentavos: 220_920 }
const linha = (inicio: string | null, dias: number | null, mais = {}) => ({
  ...LINHA_EM_BRANCO,
  inicio,
  dias,
  ...mais,
})

describe('the fractions of the form', () => {
  it('are drawn once they say a day and how many', () => {
    expect(marcadas([linha('2027-01-04', 15), linha('04/01', 5), linha('2027-03-01', null)])).toEqual({
      fracoes: [{ inicio: '2027-01-04', dias: 15 }],
      posicoes: [0],
    })
    expect(fracaoDe(linha('2027-01-04', 0))).toBeNull()
    expect(linhasDe(null)).toEqual([])
  })

  it('keep who covers when the calendar moves them', () => {
    const antes = [linha(null, null), linha('2027-01-04', 15, { colaboradorId: 3 })]
    expect(comMarcacao(antes, [{ inicio: '2027-01-11', dias: 10 }])).toEqual([
      linha(null, null),
      linha('2027-01-11', 10, { colaboradorId: 3 }),
    ])
  })

  it('lose the one that the calendar takes away, and no other', () => {
    const [uma, outra] = [linha('2027-01-04', 15, { colaboradorId: 3 }), linha('2027-03-01', 15)]
    const fica = { inicio: '2027-03-01', dias: 15 }
    expect(comMarcacao([uma, linha(null, 5), outra], [fica])).toEqual([linha(null, 5), outra])
  })

  it('take a new one in the line that was only begun, else after the others', () => {
    const nova = { inicio: '2027-03-01', dias: 15 }
    expect(comMaisUma([linha('2027-01-04', 15), linha(null, 15)], nova)).toEqual([
      linha('2027-01-04', 15),
      linha('2027-03-01', 15),
    ])
    expect(comMarcacao([linha('2027-01-04', 15)], [{ inicio: '2027-01-04', dias: 15 }, nova])).toHaveLength(2)
  })
})

describe('what follows from the days of a fraction', () => {
  it('says deadlines, the day back, the days of work and those in double', () => {
    expect(contaDe({ inicio: '2027-03-01', dias: 15 }, periodo.concessivoFim, calendario)).toMatchObject({
      fim: '2027-03-15',
      volta: '2027-03-16',
      comunicarAte: '2027-01-30',
      pagarAte: '2027-02-27',
      pagarAteDiaUtil: '2027-02-26',
      diasEmDobro: 4,
    })
    expect(contaDe({ inicio: '2027-01-18', dias: 14 }, '2027-03-11', calendario).trabalho).toHaveLength(11)
  })

  it('prices the days in double for who sees pay', () => {
    expect(custoDaDobra(220_920, 4)).toBe(39_275)
    expect(custoDaDobra(null, 4)).toBeNull()
  })
})

describe('the days of the calendar', () => {
  const estados = estadosDosDias('2026-11-20', 120, periodo, calendario)

  it('say why no vacation starts on them, with the law', () => {
    expect(estados['2026-11-22']?.impossivel).toBe('Este dia já passou.')
    expect(estados['2026-12-24']?.impossivel).toContain('feriado de 25/12/2026 (CLT art. 134 § 3º')
    expect(estados['2026-12-01']?.impossivel).toContain('(CLT art. 135)')
    expect(estados['2027-01-04']).toEqual({})
  })

  it('say holidays, other days away and who of the team is away', () => {
    expect(estados['2027-01-25']?.feriado).toBe('Aniversário de São Paulo')
    expect(estados['2027-02-15']?.tomado).toBe('Já está fora: afastamento, 15 a 19/02/2027')
    expect(estados['2027-01-19']?.equipe).toEqual(['Marli'])
    expect(equipeFora(calendario.equipe, { inicio: '2027-02-06', fim: '2027-02-28' })).toHaveLength(1)
  })

  it('tell two people of one first name apart', () => {
    const nome = nomesCurtos(['Ana Lima', 'Ana Reis', 'Rosa Dias', 'Rosa Dias'])
    expect(['Ana Lima', 'Rosa Dias'].map(nome)).toEqual(['Ana Lima', 'Rosa'])
  })
})

describe('the best dates', () => {
  const pedido = { dias: 15, periodo, opcoes, outras: [] }

  it('are three, apart, lawful, without double pay and without the team where that can be', () => {
    const ofertas = datasOferecidas(pedido)
    expect(ofertas).toHaveLength(3)
    expect(ofertas.map(({ diasEmDobro }) => diasEmDobro)).toEqual([0, 0, 0])
    expect(ofertas[0]?.fora).toEqual([])
  })

  it('keep off the other fractions of the request', () => {
    const outras = [{ inicio: '2026-12-23', dias: 30 }]
    expect(datasOferecidas({ ...pedido, outras }).every(({ inicio }) => inicio > '2027-01-21')).toBe(true)
  })

  it('come nearer to each other where the term leaves no room, and cost double only where nothing else is left', () => {
    const perto = { ...periodo, concessivoFim: '2027-01-12' }
    const ofertas = datasOferecidas({ ...pedido, periodo: perto })
    expect(ofertas.every(({ diasEmDobro }) => diasEmDobro === 0)).toBe(true)
    const tarde = { ...periodo, concessivoFim: '2026-12-01' }
    expect(datasOferecidas({ ...pedido, periodo: tarde })[0]?.diasEmDobro).toBe(15)
    expect(ultimoSemDobra(pedido)).toBe('2027-02-25')
  })
})

describe('who covers', () => {
  const pessoa = (value: number, ocupada: Opcoes['cobertura'][number]['ocupada'] = []) => ({
    value,
    label: `Pessoa ${value}`,
    detalhe: 'Torre',
    ocupada,
  })

  it('lists the free first and says on which days the others are not', () => {
    const ocupada = [{ inicio: '2027-02-20', fim: '2027-03-03' }]
    const trabalho = ['2027-03-01', '2027-03-02', '2027-03-04']
    const lista = quemPode([pessoa(1, ocupada), pessoa(2)], { inicio: '2027-03-01', dias: 5 }, trabalho)
    expect(lista.map(({ id, livres, porQue }) => [id, livres, porQue])).toEqual([
      [2, 3, null],
      [1, 1, 'Não está livre de 01 a 03/03/2027'],
    ])
  })
})

describe('a request that is put right', () => {
  const guardados = { periodoId: 7, fracoes: [{ inicio: '2027-02-15', dias: 5 }], abonoDias: 10 }

  it('has its own days free again', () => {
    const presas = { ...opcoes, periodos: [{ ...periodo, saldo: 15, reservados: 15 }] }
    const soltas = opcoesSem(presas, guardados)
    expect(soltas.periodos[0]).toMatchObject({ saldo: 30, reservados: 0 })
    expect(soltas.calendario.impedimentos).toEqual([])
    expect(opcoesSem(presas, null)).toBe(presas)
  })

  it('shows of the settled periods only the last', () => {
    const quitado = (id: number): Periodo => ({ ...periodo, id, saldo: 0 })
    expect(periodosAVista([quitado(1), quitado(2), periodo]).map(({ id }) => id)).toEqual([2, 7])
  })
})

describe('what is sent', () => {
  it('leaves out what is not asked any more', () => {
    const fracoes = [linha('2027-01-04', 30, { cobertura: 'substituto', colaboradorId: 3, motivo: 'x' })]
    const dados = { periodoId: 7, fracoes, abonoDias: 0, abonoRequeridoEm: '2026-01-01', concordancia: true }
    expect(perguntados(dados, opcoes)).toEqual({
      periodoId: 7,
      abonoDias: 0,
      fracoes: [linha('2027-01-04', 30, { cobertura: 'substituto', colaboradorId: 3 })],
    })
  })

  it('asks who divides to agree, also where the rest of the period is enjoyed apart', () => {
    expect([divide(1, 30, periodo), divide(1, 20, periodo), divide(2, 30, periodo)]).toEqual([
      false,
      true,
      true,
    ])
    expect(divide(0, 0, periodo)).toBe(false)
  })

  it('keeps who agreed to nobody covering, the sale and the split', () => {
    const fracoes = [
      linha('2027-01-04', 15, { cobertura: 'sem_cobertura', colaboradorId: 3, motivo: 'Sra. Lia, férias' }),
      linha('2027-03-01', 5),
    ]
    const dados = { fracoes, abonoDias: 10, abonoRequeridoEm: '2026-01-01', concordancia: true }
    expect(perguntados(dados, opcoes)).toMatchObject({
      fracoes: [{ colaboradorId: null, motivo: 'Sra. Lia, férias' }, {}],
      abonoRequeridoEm: '2026-01-01',
      concordancia: true,
    })
  })
})
