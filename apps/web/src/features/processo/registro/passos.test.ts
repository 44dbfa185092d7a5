import { admissao } from '@rh/domain/processos/admissao/admissao'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { describe, expect, it } from 'vitest'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { duracaoEmTexto, emUmaLinha, passosDe } from './passos.ts'

type Evento = RegistroDoProcesso['eventos'][number]
type Parecer = RegistroDoProcesso['pareceres'][number]

const evento = (em: string, resto: Partial<Evento>): Evento => ({
  id: Date.parse(em),
  tipo: 'transicao',
  nome: null,
  de: null,
  para: null,
  motivo: null,
  motivoReservado: false,
  citados: [],
  itens: [],
  mudancas: [],
  alertas: [],
  dados: {},
  autor: { id: 1, nome: 'Márcio' },
  em,
  ...resto,
})

const parecer = (nome: string, resto: Partial<Parecer> = {}): Parecer => ({
  nome,
  decisao: 'pendente',
  comentario: null,
  motivoReservado: false,
  autor: null,
  em: null,
  ...resto,
})

const historia = [
  evento('2026-11-19T10:00:00Z', { tipo: 'criacao' }),
  evento('2026-11-20T10:00:00Z', { nome: 'enviar', de: 'rascunho', para: 'solicitada' }),
  evento('2026-11-20T14:00:00Z', { nome: 'analisar', de: 'solicitada', para: 'em_analise', autor: null }),
]

const vaga = parecer('vaga', {
  decisao: 'aprovado',
  autor: { nome: 'Érica' },
  em: '2026-11-20T14:00:00Z',
})

const emAnalise = {
  id: 1,
  numero: '2026-00001',
  versao: 3,
  status: 'em_analise',
  solicitante: { id: 1, nome: 'Márcio' },
  criadoEm: '2026-11-19T10:00:00Z',
  atualizadoEm: '2026-11-20T14:00:00Z',
  pareceres: [vaga, parecer('exame'), parecer('documentos'), parecer('uniforme'), parecer('entrega')],
  eventos: historia,
  lote: null,
  agenda: null,
  emEspera: null,
  acoes: ['devolver'],
  pareceresAbertos: ['documentos'],
  pareceresCorrigiveis: [],
  impedeDecidir: null,
  atos: [],
  prazo: null,
  desde: '2026-11-20T14:00:00Z',
  aFazer: null,
  aguardando: ['Sesmt', 'Cadastro', 'Almoxarifado'],
  feitos: [],
} satisfies RegistroDoProcesso

const ditos = (registro: RegistroDoProcesso): string[] =>
  passosDe(admissao, registro).map(({ quem, texto, estado }) => `${estado} ${quem} ${texto}`.trim())

describe('passosDe', () => {
  it('tells what was given, what each sector is asked for now, and what comes next', () => {
    expect(ditos(emAnalise)).toEqual([
      'feito Vagas aprovou: vaga',
      'vez Sesmt agora: registrar exame',
      'vez Cadastro sua vez: conferir documentos',
      'vez Almoxarifado agora: separar uniforme',
      'depois Coordenador e Gerente Rh depois: aprovar',
    ])
  })

  it('says since when, and how long the word took', () => {
    const [dada, pedida] = passosDe(admissao, emAnalise)
    expect([dada?.desde, dada?.em]).toEqual(['2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z'])
    expect(duracaoEmTexto(dada?.desde ?? '', dada?.em ?? '')).toBe('4 h')
    expect(pedida?.desde).toBe('2026-11-20T14:00:00Z')
  })

  it('waits for who asked once it came back', () => {
    const devolvida = {
      ...emAnalise,
      status: 'devolvida',
      acoes: ['reenviar'],
      pareceres: [
        vaga,
        parecer('exame'),
        parecer('documentos', { decisao: 'devolvido', autor: vaga.autor, em: '2026-11-21T09:00:00Z' }),
      ],
      eventos: [
        ...historia,
        evento('2026-11-21T09:00:00Z', { nome: 'devolver', de: 'em_analise', para: 'devolvida' }),
      ],
    }
    const [volta, ...outros] = passosDe(admissao, devolvida)
    expect(volta).toMatchObject({
      quem: 'Márcio',
      texto: 'sua vez: corrigir',
      desde: '2026-11-21T09:00:00Z',
      meu: true,
    })
    expect(outros.map(({ texto }) => texto)).toContain('devolveu: documentos')
  })

  it('asks nobody for anything once it ended, and says how', () => {
    const recusada = {
      ...emAnalise,
      status: 'reprovada',
      acoes: [],
      pareceresAbertos: [],
      eventos: [
        ...historia,
        evento('2026-11-21T09:00:00Z', { nome: 'reprovar', de: 'em_analise', para: 'reprovada' }),
      ],
    }
    expect(ditos(recusada)).toEqual(['feito Vagas aprovou: vaga', 'negado Reprovada'])
  })

  it('asks for what the end needs until it is there, then for the end, once the others gave theirs', () => {
    const efetivada = (mais: object, entrega: object = {}) => {
      const eventos = [
        ...historia,
        evento('2026-11-21T09:00:00Z', { nome: 'aprovar', de: 'em_analise', para: 'aprovada' }),
        evento('2026-11-22T09:00:00Z', { nome: 'efetivar', de: 'aprovada', para: 'efetivada' }),
      ]
      const dadas = ['exame', 'documentos', 'uniforme'].map((nome) =>
        parecer(nome, { decisao: 'aprovado', autor: vaga.autor, em: '2026-11-20T15:00:00Z' }),
      )
      const pareceres = [vaga, ...dadas, parecer('entrega', entrega)]
      const registro = { ...emAnalise, status: 'efetivada', acoes: ['finalizar'], eventos, pareceres }
      const passo = passosDe(admissao, { ...registro, ...mais }).find(
        ({ chave }) => chave === 'passo.finalizar',
      )
      return passo && [passo.texto, passo.estado, passo.meu]
    }
    const feitos = ['documentos_assinados']
    expect(efetivada({})).toEqual(['sua vez: anexar contrato', 'vez', true])
    // What comes later has no room in the strip beside so much that was done.
    expect(efetivada({ feitos })).toBeUndefined()
    const entregue = { decisao: 'aprovado', autor: vaga.autor, em: '2026-11-23T15:00:00Z' }
    expect(efetivada({ feitos }, entregue)).toEqual(['sua vez: finalizar', 'vez', true])
  })

  it('asks for the signed notice though the vacation begins by itself, and then names the day', () => {
    const aprovada = {
      ...emAnalise,
      status: 'aprovada',
      acoes: [],
      pareceres: [],
      agenda: { transicao: 'iniciar', para: '2027-01-11', por: 'Otávio', em: '2026-11-21T09:00:00Z' },
      aFazer: {
        meu: true,
        tipo: 'transicao' as const,
        nome: 'iniciar',
        rotulo: 'Anexar aviso',
        quem: [],
        doSolicitante: false,
      },
    }
    const iniciar = (mais: object) =>
      passosDe(ferias, { ...aprovada, ...mais }).find(({ chave }) => chave === 'passo.iniciar')
    expect(iniciar({})).toMatchObject({ texto: 'sua vez: anexar aviso', meu: true })
    expect(iniciar({})).not.toHaveProperty('para')
    expect(iniciar({ feitos: ['aviso_assinado'] })).toMatchObject({
      quem: 'Sistema',
      texto: 'agora: iniciar o gozo',
      para: '2027-01-11',
      meu: false,
    })
  })

  it('leaves a move to the system on its day', () => {
    const aprovada = {
      ...emAnalise,
      status: 'aprovada',
      agenda: { transicao: 'efetivar', para: '2026-12-01', por: 'Otávio', em: '2026-11-21T09:00:00Z' },
      pareceres: [vaga],
      eventos: [
        ...historia,
        evento('2026-11-21T09:00:00Z', { nome: 'aprovar', de: 'em_analise', para: 'aprovada' }),
      ],
    }
    expect(passosDe(admissao, aprovada).find(({ chave }) => chave === 'passo.efetivar')).toMatchObject({
      quem: 'Sistema',
      para: '2026-12-01',
    })
  })
})

it('is one line on a phone', () => {
  expect(emUmaLinha(passosDe(admissao, emAnalise))).toMatch(/^1 feito · agora você e mais 2, /)
})

it.each([
  ['2026-11-20T10:00:20Z', '1 min'],
  ['2026-11-20T10:42:00Z', '42 min'],
  ['2026-11-21T09:00:00Z', '23 h'],
  ['2026-11-21T12:00:00Z', '1 dia'],
  ['2026-11-23T09:00:00Z', '3 dias'],
])('until %s it took %s', (ate, dito) => expect(duracaoEmTexto('2026-11-20T10:00:00Z', ate)).toBe(dito))
