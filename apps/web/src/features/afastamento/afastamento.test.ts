import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { motivosDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { describe, expect, it } from 'vitest'
import { filterOptions } from '../../ui/form/inputs/filter-options.ts'
import { contaDe, prazosDe, quemPagaEmTexto } from './conta.ts'
import { fatos } from './fatos.ts'
import { camposPedidos, diasEntre, pedeFim, perguntados } from './form/campos.ts'
import { detalhesPedidos } from './form/Detalhes.tsx'
import { digitalDe } from './form/digital.ts'
import { acharMotivo, comuns, escolhas } from './form/motivos.ts'
import { perguntaMesmaDoenca } from './ParecerCampos.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Opcoes, Registro, Simulacao } from './registro.ts'
import { campos, dadosDoParecer, rotulosDe } from './rotulos.ts'
import { transicoes } from './transicoes.ts'
import { corrigidas, mudados } from './versoes.ts'

const opcoes: Pick<Opcoes, 'motivos' | 'cid'> = {
  cid: false,
  motivos: codigosDe(gruposDeMotivo).map((grupo) => ({
    grupo,
    label: gruposDeMotivo[grupo],
    motivos: codigosDe(motivosDeAfastamento)
      .filter((codigo) => motivoOf(codigo).grupo === grupo)
      .map((codigo) => ({ codigo, ...motivoOf(codigo) })),
  })),
}
const doSesmt = { ...opcoes, cid: true }
const motivo = (codigo: string) => {
  const achado = acharMotivo(opcoes, codigo)
  if (!achado) throw new Error(`no reason ${codigo}`)
  return achado
}

describe('the reasons', () => {
  it.each([
    ['gripe', 'J-ATESTADO_MEDICO'],
    ['LUTO', 'J-LUTO'],
    ['morreu avó', 'J-LUTO'],
    ['gravida', '17'],
    ['audiência', 'J-JUIZO'],
    ['caiu', '01'],
    ['cirurgia', '03'],
    ['mesário', 'J-MESARIO'],
  ])('are found by the words of the day: %s', (palavra, codigo) => {
    expect(filterOptions(escolhas(opcoes), palavra).map(({ value }) => value)).toContain(codigo)
  })

  it('stand by what they are about, each once, the common ones only where they may be informed', () => {
    const todas = escolhas(opcoes)
    expect(new Set(todas.map(({ value }) => value)).size).toBe(todas.length)
    expect(comuns(opcoes)[0]?.codigo).toBe('J-ATESTADO_MEDICO')
    expect(comuns({ motivos: [] })).toEqual([])
  })
})

describe('the reason decides the fields', () => {
  it.each(escolhas(opcoes).map(({ value }) => String(value)))(
    '%s asks for its own and for no others',
    (codigo) => {
      const { campos: seus } = motivo(codigo)
      const pedidos = camposPedidos(motivo(codigo), doSesmt)
      const alheios = pedidos.filter(
        (campo) =>
          !['motivo', 'inicio', 'fim'].includes(campo) && !Object.hasOwn(seus, campo.split('.')[0] ?? ''),
      )
      expect(alheios).toEqual([])
      // What the law works out is not asked.
      expect(pedidos.includes('fim')).toBe(pedeFim(motivo(codigo)))
      // Whatever is asked has a place on the sheet.
      const desenhados = [...detalhesPedidos(pedidos), 'motivo', 'inicio', 'fim']
      expect(
        pedidos.filter((campo) => !campo.startsWith('atestado.') && !desenhados.includes(campo)),
      ).toEqual([])
    },
  )

  it('asks clinical detail of Sesmt alone', () => {
    const clinicos = ['atestado.cid', 'atestado.cidAutorizado', 'mesmaDoenca']
    expect(camposPedidos(motivo('03'), doSesmt)).toEqual(expect.arrayContaining(clinicos))
    for (const campo of clinicos) expect(camposPedidos(motivo('03'), opcoes)).not.toContain(campo)
    expect(perguntados({ motivo: '03', 'atestado.cid': 'M54' }, opcoes)).not.toHaveProperty('atestado.cid')
  })

  it('leaves what is recorded later to its acts, and keeps it where the sheet is corrected', () => {
    const pedidos = camposPedidos(motivo('01'), doSesmt)
    expect(pedidos).toContain('acidente.data')
    expect(pedidos.filter((campo) => /^beneficio|^exame|cat/.test(campo.replace('.cid', '')))).toEqual(
      expect.not.arrayContaining(['acidente.cat', 'beneficio.numero', 'exame.data']),
    )
    expect(perguntados({ motivo: '01', 'acidente.cat': '12' }, opcoes)).toMatchObject({
      'acidente.cat': '12',
    })
    // Retired by INSS: the benefit is what the leave rests on.
    expect(camposPedidos(motivo('06'), opcoes)).toContain('beneficio.numero')
  })

  it('sends what is asked now, with the days of the certificate as the dates say them', () => {
    const digitado = { motivo: 'J-LUTO', inicio: '2026-11-23', fim: '2026-11-25', parto: '2026-01-01' }
    expect(perguntados(digitado, opcoes)).toEqual({ motivo: 'J-LUTO', inicio: '2026-11-23' })
    expect(perguntados({ ...digitado, motivo: 'J-ATESTADO_MEDICO' }, opcoes)).toEqual({
      motivo: 'J-ATESTADO_MEDICO',
      inicio: '2026-11-23',
      fim: '2026-11-25',
      'atestado.dias': 3,
    })
  })

  it('counts both ends, and nothing of what is no span', () => {
    expect([diasEntre('2026-11-23', '2026-11-23'), diasEntre('2026-11-23', '2026-11-22')]).toEqual([1, null])
    expect(diasEntre('2026-11-23', null)).toBeNull()
  })
})

it('knows a file by its SHA-256', async () => {
  expect(await digitalDe(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

const simulacao: Simulacao = {
  inicio: '2026-11-23',
  fim: '2026-12-12',
  dias: 20,
  retorno: '2026-12-13',
  voltaAoTrabalho: '2026-12-14',
  quemPaga: 'EMPRESA_15_DIAS',
  diasEmpresa: 15,
  diasInss: 5,
  inssApartirDe: '2026-12-08',
  somaDias: null,
  obrigatorioS2230: true,
  s2230Ate: '2026-12-08',
  s2230TerminoAte: '2027-01-15',
  catAte: '2026-11-24',
  exameRetorno: false,
  exameRetornoDesde: null,
  periodos: [],
  efeitos: [],
  memoria: [],
}
const masked: Simulacao = {
  ...simulacao,
  quemPaga: null,
  diasEmpresa: null,
  diasInss: null,
  inssApartirDe: null,
  obrigatorioS2230: null,
  s2230Ate: null,
  s2230TerminoAte: null,
  catAte: null,
  exameRetorno: null,
}

describe('what it comes to', () => {
  it('is told in words', () => {
    expect(contaDe(simulacao).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Conta desde: seg 23/11/2026',
      'Último dia: sáb 12/12/2026',
      'Dias: 20 dias',
      'Volta ao trabalho: seg 14/12/2026',
      'Quem paga: Empresa, 15 dias; INSS, 5 dias',
      'INSS a partir de: ter 08/12/2026',
    ])
    expect(quemPagaEmTexto({ ...simulacao, quemPaga: 'NINGUEM', diasInss: 0 })).toBe(
      'Ninguém: dias sem salário',
    )
    // An illness that came back, by its certificate or not: INSS pays from the first day.
    for (const quemPaga of ['EMPRESA', 'EMPRESA_15_DIAS'] as const)
      expect(quemPagaEmTexto({ ...simulacao, quemPaga, diasEmpresa: 0, diasInss: 10 })).toBe('INSS')
  })

  it('says in the summary who pays in the same words', () => {
    const registro = {
      motivo: null,
      grupo: null,
      dados: {},
      simulacao: { ...simulacao, quemPaga: 'EMPRESA', diasInss: 0 },
    }
    const quem = fatos(registro as unknown as Registro, { valor: () => null } as unknown as Rotulos)
    expect(quem).toContainEqual({ label: 'Quem paga', value: 'Empresa' })
  })

  it('is dates alone for who sees dates alone', () => {
    expect(contaDe(masked).map(({ label }) => label)).toEqual([
      'Conta desde',
      'Último dia',
      'Dias',
      'Volta ao trabalho',
    ])
    expect(prazosDe(masked)).toEqual([])
  })

  it('has its terms in order, without what was done and what is behind a homologated one', () => {
    const dias = (feito?: Parameters<typeof prazosDe>[1]) => prazosDe(simulacao, feito).map(({ dia }) => dia)
    expect(dias()).toEqual(['2026-11-24', '2026-12-08', '2027-01-15'])
    expect(dias({ cat: true, desde: null })).toEqual(['2026-12-08', '2027-01-15'])
    // A CAT that nobody sent is owed for good.
    expect(dias({ cat: false, desde: '2026-12-20' })).toEqual(['2026-11-24', '2027-01-15'])
  })
})

describe('the words', () => {
  it('are there for every move that a person makes', () => {
    const dePessoas = Object.entries(afastamento.transitions)
      .filter(([nome, { quem }]) => quem !== 'motor' && nome !== 'reenviar')
      .map(([nome]) => nome)
    expect(Object.keys(transicoes).toSorted()).toEqual(dePessoas.toSorted())
    expect(transicoes['recusar']).toMatchObject({
      title: 'Recusar o afastamento',
      done: 'Afastamento recusado',
    })
    expect(transicoes['finalizar']?.Campos).toBeDefined()
  })

  it('read every field, and no code', () => {
    const { campo, valor, daTransicao } = rotulosDe({})
    expect(campo(undefined, 'atestado.dias')).toBe(campos['atestado.dias'])
    expect(valor(undefined, 'motivo', 'J-LUTO')).toContain('Falecimento')
    expect(valor(undefined, 'atestado.dias', 3)).toBe('3 dias')
    expect(valor(undefined, 'exame.resultado', 'inapto')).toBe('Inapto')
    expect(valor(undefined, 'internacao.inicio', '2026-11-23')).toBe('23/11/2026')
    expect(daTransicao?.('finalizar', { retorno: '2026-11-23' })).toEqual([
      { label: 'Voltou em', valor: '23/11/2026' },
    ])
    expect(dadosDoParecer({ mesmaDoenca: false })).toEqual([
      { label: 'Mesma doença do afastamento anterior', value: 'Não' },
    ])
  })
})

describe('the record', () => {
  it('asks of the same illness only where it has to be said', () => {
    const achado = (codigo: string): Pick<Registro, 'pendencias'> => ({
      pendencias: [{ codigo, severidade: 'alerta', mensagem: '' }],
    })
    expect(perguntaMesmaDoenca(achado('MESMA_DOENCA_A_CONFIRMAR'))).toBe(true)
    expect(perguntaMesmaDoenca(achado('sem_comprovante'))).toBe(false)
  })

  it('keeps the text that a correction replaced, and takes no added field for a correction', () => {
    const primeira = { motivo: '03', inicio: '2026-11-01', fim: '2026-11-10' }
    const segunda = { ...primeira, fim: '2026-11-20' }
    const atual = { ...segunda, 'beneficio.numero': '123' }
    expect(mudados(primeira, segunda)).toEqual(['fim'])
    expect(corrigidas([{ dados: primeira }, { dados: segunda }], atual)).toEqual([
      { versao: { dados: primeira }, depois: segunda },
    ])
  })
})
