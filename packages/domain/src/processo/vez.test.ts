import { describe, expect, it } from 'vitest'
import { admissao } from '../processos/admissao/admissao.ts'
import { ferias } from '../processos/ferias/ferias.ts'
import { grupos, type Grupo } from '../setores/grupos.ts'
import type { TransitionOf, StatusOf } from './define.ts'
import {
  disponiveis,
  etapaConcluida,
  gruposDaVez,
  impedimento,
  pareceresAbertos,
  pareceresPendentes,
  stageOf,
  type Decisao,
} from './vez.ts'

type Status = StatusOf<typeof admissao>
type Transicao = TransitionOf<typeof admissao>

const SOLICITANTE = 1
const OUTRA = 2
const todas = Object.keys(admissao.transitions) as Transicao[]
const statuses = Object.keys(admissao.statuses) as Status[]

const situacao = (status: string, pareceres: Record<string, Decisao> = {}) => ({
  status,
  pareceres,
  solicitanteId: SOLICITANTE,
})
const pessoa = (...nomes: Grupo[]) => ({ id: OUTRA, grupos: nomes })
const dadas = { vaga: 'aprovado', exame: 'aprovado', documentos: 'aprovado' } as const

describe('a move left for its day', () => {
  it('waits for nobody, but for a parecer that still lags', () => {
    const agendada = { ...situacao('aprovada', dadas), agendado: true }
    expect(gruposDaVez(admissao, agendada)).toEqual(['Almoxarifado', 'Administrador'])
    expect(gruposDaVez(admissao, { ...agendada, pareceres: { ...dadas, uniforme: 'aprovado' } })).toEqual([])
  })
})

describe('pareceres and stages', () => {
  it('has a stage in the statuses that wait for pareceres only', () => {
    expect(statuses.filter((status) => stageOf(admissao, status))).toEqual([
      'solicitada',
      'em_analise',
      'efetivada',
    ])
  })

  it('waits for the pareceres of the open stage', () => {
    expect(pareceresPendentes(admissao, situacao('solicitada'))).toEqual(['vaga'])
    expect(pareceresPendentes(admissao, situacao('em_analise', { vaga: 'aprovado' }))).toEqual([
      'exame',
      'documentos',
      'uniforme',
    ])
    expect(pareceresPendentes(admissao, situacao('rascunho'))).toEqual([])
  })

  it('asks once for a parecer that the stage wants and that may lag in it', () => {
    const conferida = { departamento_pessoal: 'aprovado' } as const
    expect(pareceresPendentes(ferias, situacao('aprovada', conferida))).toEqual(['pagamento'])
    expect(pareceresPendentes(ferias, situacao('em_gozo', conferida))).toEqual(['pagamento'])
  })

  it.each<[Decisao, boolean]>([
    ['pendente', true],
    ['em_analise', true],
    ['devolvido', true],
    ['reprovado', true],
    ['aprovado', false],
    ['dispensado', false],
  ])('counts a parecer that is "%s" as pending: %s', (decisao, pendente) => {
    expect(pareceresPendentes(admissao, situacao('solicitada', { vaga: decisao })).includes('vaga')).toBe(
      pendente,
    )
    expect(etapaConcluida(admissao, situacao('solicitada', { vaga: decisao }))).toBe(!pendente)
  })

  it('does not hold the stage back for a parecer that may lag', () => {
    expect(etapaConcluida(admissao, situacao('em_analise', dadas))).toBe(true)
    expect(etapaConcluida(admissao, situacao('em_analise', { ...dadas, exame: 'em_analise' }))).toBe(false)
  })

  it('still asks for the lagging parecer after the stage, until it is given', () => {
    expect(pareceresPendentes(admissao, situacao('aprovada', dadas))).toEqual(['uniforme'])
    expect(pareceresPendentes(admissao, situacao('efetivada', dadas))).toEqual(['entrega', 'uniforme'])
    const dispensado = { ...dadas, uniforme: 'dispensado', entrega: 'dispensado' } as const
    expect(pareceresPendentes(admissao, situacao('efetivada', dispensado))).toEqual([])
    expect(pareceresPendentes(admissao, situacao('finalizada', dadas))).toEqual([])
  })
})

describe('whose turn it is', () => {
  it.each<[string, Status, Record<string, Decisao>, Grupo[]]>([
    ['a draft: who drafts', 'rascunho', {}, ['Administrador', 'Gestor', 'Coordenador Operacional']],
    ['a return: who drafts', 'devolvida', {}, ['Administrador', 'Gestor', 'Coordenador Operacional']],
    ['a request: Vagas', 'solicitada', {}, ['Vagas', 'Administrador']],
    [
      'the analysis: the three sectors together',
      'em_analise',
      { vaga: 'aprovado' },
      ['Sesmt', 'Administrador', 'Cadastro', 'Almoxarifado'],
    ],
    [
      'the analysis with one parecer left',
      'em_analise',
      { ...dadas, exame: 'pendente', uniforme: 'aprovado' },
      ['Sesmt'],
    ],
    [
      'the pareceres given: who approves',
      'em_analise',
      { ...dadas, uniforme: 'aprovado' },
      ['Coordenador', 'Gerente Rh', 'Administrador'],
    ],
    [
      'only the uniform lacks: Almoxarifado, and who approves need not wait',
      'em_analise',
      dadas,
      ['Almoxarifado', 'Administrador', 'Coordenador', 'Gerente Rh'],
    ],
    [
      'an approval: who effects',
      'aprovada',
      { ...dadas, uniforme: 'aprovado' },
      ['Cadastro', 'Coordenador', 'Gerente Rh'],
    ],
    ['an end: nobody', 'finalizada', dadas, []],
    ['a refusal: nobody', 'reprovada', {}, []],
  ])('%s', (_, status, pareceres, esperados) => {
    expect(new Set(gruposDaVez(admissao, situacao(status, pareceres)))).toEqual(new Set(esperados))
  })

  it('opens to a person the pareceres of the groups, and none to the requester', () => {
    const emAnalise = situacao('em_analise', { vaga: 'aprovado' })
    expect(pareceresAbertos(admissao, emAnalise, pessoa('Sesmt'))).toEqual(['exame'])
    expect(pareceresAbertos(admissao, emAnalise, pessoa('Sesmt', 'Almoxarifado'))).toEqual([
      'exame',
      'uniforme',
    ])
    expect(pareceresAbertos(admissao, emAnalise, pessoa('Vagas'))).toEqual([])
    expect(pareceresAbertos(admissao, emAnalise, { id: SOLICITANTE, grupos: ['Administrador'] })).toEqual([])
  })
})

// prova: estado.admissao
describe('every transition in every status', () => {
  const pares = todas.flatMap((transicao) => statuses.map((status) => ({ transicao, status })))
  const todos = { id: OUTRA, grupos }

  it.each(pares)('$transicao in $status', ({ transicao, status }) => {
    const spec = admissao.transitions[transicao]
    // With every parecer given, only the declaration's `from` stands in the way of who belongs to all groups…
    const emAndamento = situacao(status, { ...dadas, uniforme: 'aprovado' })
    const aberta = (spec.from as readonly string[]).includes(status) && spec.quem !== 'motor'
    // …but in a stage with nothing left to say, and no next step of people, it is nobody's turn.
    const semVez = spec.quem === 'da_vez' && status === 'solicitada'
    const esperado = aberta ? (semVez ? 'sem_permissao' : null) : 'transicao_invalida'
    expect(impedimento(admissao, transicao, emAndamento, todos)).toBe(esperado)
  })

  it('gives a person without groups nothing to do', () => {
    for (const status of statuses) expect(disponiveis(admissao, situacao(status), pessoa())).toEqual([])
  })

  it('refuses a move that does not exist and the engine’s own', () => {
    expect(impedimento(admissao, 'voar', situacao('rascunho'), todos)).toBe('transicao_invalida')
    expect(impedimento(admissao, 'analisar', situacao('solicitada'), todos)).toBe('transicao_invalida')
  })
})

describe('who may move', () => {
  it('refuses other groups before it says anything of the status', () => {
    expect(impedimento(admissao, 'enviar', situacao('finalizada'), pessoa('Sesmt'))).toBe('sem_permissao')
    expect(impedimento(admissao, 'aprovar', situacao('em_analise', dadas), pessoa('Cadastro'))).toBe(
      'sem_permissao',
    )
  })

  it('lets those whose turn it is return or refuse, and nobody else', () => {
    const solicitada = situacao('solicitada')
    expect(impedimento(admissao, 'devolver', solicitada, pessoa('Vagas'))).toBeNull()
    expect(impedimento(admissao, 'reprovar', solicitada, pessoa('Sesmt'))).toBe('sem_permissao')
    const emAnalise = situacao('em_analise', { ...dadas, exame: 'pendente', uniforme: 'aprovado' })
    expect(impedimento(admissao, 'devolver', emAnalise, pessoa('Sesmt'))).toBeNull()
    expect(impedimento(admissao, 'devolver', emAnalise, pessoa('Almoxarifado'))).toBe('sem_permissao')
    expect(impedimento(admissao, 'devolver', emAnalise, pessoa('Coordenador'))).toBe('sem_permissao')
  })

  it('does not approve before the pareceres are given', () => {
    const falta = situacao('em_analise', { vaga: 'aprovado', exame: 'aprovado' })
    expect(impedimento(admissao, 'aprovar', falta, pessoa('Coordenador'))).toBe('transicao_invalida')
    expect(impedimento(admissao, 'aprovar', situacao('em_analise', dadas), pessoa('Coordenador'))).toBeNull()
  })

  it('never lets whoever asked approve, whatever the group', () => {
    const pronta = situacao('em_analise', { ...dadas, uniforme: 'aprovado' })
    for (const grupo of grupos) {
      const resposta = impedimento(admissao, 'aprovar', pronta, { id: SOLICITANTE, grupos: [grupo] })
      expect(resposta).not.toBeNull()
    }
    expect(impedimento(admissao, 'aprovar', pronta, { id: SOLICITANTE, grupos: ['Administrador'] })).toBe(
      'autoaprovacao',
    )
  })

  it('never lets approve who wrote or sent the form, unless the company lets them', () => {
    const coordenador = pessoa('Coordenador')
    const pronta = { ...situacao('em_analise', { ...dadas, uniforme: 'aprovado' }), maos: [OUTRA] }
    expect(impedimento(admissao, 'aprovar', pronta, coordenador)).toBe('autoaprovacao')
    expect(pareceresAbertos(admissao, { ...situacao('solicitada'), maos: [OUTRA] }, pessoa('Vagas'))).toEqual(
      [],
    )
    expect(impedimento(admissao, 'aprovar', { ...pronta, autoaprovacao: true }, coordenador)).toBeNull()
  })

  it('lets a person speak for one sector, and approve only where they gave no parecer', () => {
    const ambos = pessoa('Sesmt', 'Almoxarifado', 'Coordenador')
    const emAnalise = {
      ...situacao('em_analise', { vaga: 'aprovado', exame: 'aprovado' }),
      autores: { exame: OUTRA },
    }
    expect(pareceresAbertos(admissao, emAnalise, ambos)).toEqual([])
    const pronta = {
      ...situacao('em_analise', { ...dadas, uniforme: 'aprovado' }),
      autores: { exame: OUTRA },
    }
    expect(impedimento(admissao, 'aprovar', pronta, ambos)).toBe('mesma_pessoa')
    // The same sector hands over the kit that it put aside, and a parecer asked again may be given by its author.
    const entrega = {
      ...situacao('efetivada', { ...dadas, uniforme: 'aprovado' }),
      autores: { uniforme: OUTRA },
    }
    expect(pareceresAbertos(admissao, entrega, ambos)).toEqual(['entrega'])
    const deNovo = { ...situacao('em_analise', { ...dadas, exame: 'pendente' }), autores: { exame: OUTRA } }
    expect(pareceresAbertos(admissao, deNovo, ambos)).toContain('exame')
  })

  it('lets the requester give up at any moment before the effect', () => {
    const quem = { id: SOLICITANTE, grupos: ['Gestor'] as const }
    const pode = statuses.filter(
      (status) => impedimento(admissao, 'desistir', situacao(status), quem) === null,
    )
    expect(pode).toEqual(['rascunho', 'solicitada', 'em_analise', 'devolvida', 'aprovada'])
  })

  it('effects an approved admission while the uniform lags, and finishes it when it came', () => {
    expect(impedimento(admissao, 'efetivar', situacao('aprovada', dadas), pessoa('Cadastro'))).toBeNull()
    expect(
      disponiveis(admissao, situacao('efetivada', { ...dadas, uniforme: 'aprovado' }), pessoa('Rescisao')),
    ).toEqual(['finalizar'])
  })
})
