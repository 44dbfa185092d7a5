import type { Grupo } from '@rh/domain/setores/grupos'
import type { Digitado, Mudanca } from '@rh/domain/processo/digitado'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { validadeDoExame } from '@rh/domain/processos/admissao/paineis'
import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { compararRascunhos, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { prazosDaAdmissao } from '@rh/domain/regras/esocial/prazos'
import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import { etapaConcluida, impedimento, pareceresAbertos, stageOf, type Decisao } from '@rh/domain/processo/vez'
import { usuariosDemo } from './usuarios.ts'

// The past of an admission, played by the rules of its declaration: a script that the declaration would not
// allow does not load.

export type Status = StatusOf<typeof admissao>
type Parecer = ParecerOf<typeof admissao>
type Transicao = TransitionOf<typeof admissao>

export interface ItemDemo {
  readonly etapa: Etapa
  readonly campo: string
  readonly motivo: string
}

interface Movimento {
  readonly mover: Transicao
  readonly quem: string
  readonly motivo?: string
  readonly itens?: readonly ItemDemo[]
}

interface Palavra {
  readonly parecer: Parecer
  readonly quem: string
  readonly comentario?: string
  readonly dispensa?: true
}

/** The requester corrects a field that was first typed as `de`. */
interface Correcao {
  readonly corrigir: Etapa
  readonly campo: string
  readonly de: Digitado
}

interface Comentario {
  readonly comentar: string
  readonly quem: string
}

/** A move left for its last day. */
interface Agendamento {
  readonly agendar: Transicao
  readonly quem: string
}

/** One act of one person, by login. */
export type Passo = Movimento | Palavra | Correcao | Comentario | Agendamento

export interface EventoDemo {
  readonly tipo: 'criacao' | 'edicao' | 'transicao' | 'parecer' | 'comentario' | 'agenda'
  readonly nome: string | null
  readonly de: string | null
  readonly para: string | null
  readonly motivo: string | null
  readonly itens: readonly ItemDemo[]
  readonly mudancas: readonly Mudanca[]
  /** Words that a return or refusal denied. */
  readonly pareceres: readonly string[]
  /** Login, or null for the engine. */
  readonly autor: string | null
  readonly em: string
}

export interface PalavraDemo {
  readonly parecer: string
  readonly decisao: Decisao
  readonly dados: Readonly<Record<string, unknown>>
  readonly comentario: string | null
  readonly autor: string
  readonly em: string
}

export interface Historia {
  readonly status: string
  readonly versao: number
  readonly criadoEm: string
  readonly atualizadoEm: string
  readonly dataSolicitacao: string | null
  readonly dataEfetivacao: string | null
  readonly eventos: readonly EventoDemo[]
  readonly palavras: readonly PalavraDemo[]
  /** The form as it was last sent. */
  readonly enviados: Rascunho | null
  readonly agenda: AgendaDemo | null
}

/** What waits for its day, left by somebody. */
export interface AgendaDemo {
  readonly transicao: Transicao
  readonly para: string
  readonly autor: string
  readonly em: string
}

export interface Roteiro {
  readonly solicitante: string
  readonly passos: readonly Passo[]
  /** The form as it is today. */
  readonly dados: Rascunho
  /** The moment of the creation (0) and of each act (1, 2 …). */
  readonly momento: (indice: number) => Temporal.Instant
  readonly fuso: string
}

const pessoaDe = (login: string): { id: number; grupos: readonly Grupo[] } => {
  const id = usuariosDemo.findIndex(({ usuario }) => usuario === login)
  const usuario = usuariosDemo[id]
  if (!usuario) throw new Error(`No demo user ${login}`)
  return { id, grupos: usuario.grupos }
}

const diaDe = (em: string, fuso: string): string =>
  Temporal.Instant.from(em).toZonedDateTimeISO(fuso).toPlainDate().toString()

const iso = (momento: Temporal.Instant): string => momento.toString({ fractionalSecondDigits: 3 })

/** What each sector fills in when it approves. */
function dadosDaPalavra(parecer: Parecer, dia: string): Readonly<Record<string, unknown>> {
  const dados = {
    vaga: {},
    exame: {
      dataExame: dia,
      medico: 'Dra. Inês Cavalcante',
      crm: 'CRM-SP 104233',
      resultado: 'apto',
      validoAte: validadeDoExame(dia, true),
    },
    documentos: { conferidos: true },
    uniforme: { kitReservado: true },
    entrega: { entregueEm: dia, pecas: [] },
  } as const satisfies Record<Parecer, unknown>
  return admissao.pareceres[parecer].campos.parse(dados[parecer])
}

/** The form before its corrections. */
const antesDasCorrecoes = ({ dados, passos }: Roteiro): Rascunho =>
  passos.reduce<Rascunho>((form, passo) => {
    if (!('corrigir' in passo)) return form
    return { ...form, [passo.corrigir]: { ...form[passo.corrigir], [passo.campo]: passo.de } }
  }, dados)

const MINUTOS_POR_ETAPA = 6

interface Cena {
  readonly roteiro: Roteiro
  readonly solicitanteId: number
  readonly eventos: EventoDemo[]
  readonly palavras: Map<string, PalavraDemo>
  status: string
  versao: number
  dataSolicitacao: string | null
  dataEfetivacao: string | null
  dados: Rascunho
  enviados: Rascunho | null
  agenda: AgendaDemo | null
}

const abrirCena = (roteiro: Roteiro): Cena => ({
  roteiro,
  solicitanteId: pessoaDe(roteiro.solicitante).id,
  eventos: [],
  palavras: new Map(),
  status: admissao.initial,
  versao: 1,
  dataSolicitacao: null,
  dataEfetivacao: null,
  dados: antesDasCorrecoes(roteiro),
  enviados: null,
  agenda: null,
})

const situacaoDe = ({ status, palavras, solicitanteId }: Cena) => ({
  status,
  pareceres: Object.fromEntries([...palavras].map(([nome, { decisao }]) => [nome, decisao])),
  solicitanteId,
})

type NovoEvento = Partial<EventoDemo> & Pick<EventoDemo, 'tipo' | 'em' | 'autor'>

function anotar(cena: Cena, evento: NovoEvento): void {
  cena.eventos.push({
    nome: null,
    de: null,
    para: null,
    motivo: null,
    itens: [],
    mudancas: [],
    pareceres: [],
    ...evento,
  })
}

/** The draft is opened with its post; each other step that has something is one save. */
function preencher(cena: Cena): void {
  const inicio = cena.roteiro.momento(0)
  const autor = cena.roteiro.solicitante
  anotar(cena, { tipo: 'criacao', em: iso(inicio), autor })
  const { vaga = {}, ...demais } = cena.dados
  let antes: Rascunho = { vaga }
  for (const etapa of etapaNomes.filter((nome) => nome in demais)) {
    const depois = { ...antes, [etapa]: cena.dados[etapa] }
    const em = iso(inicio.add({ minutes: cena.versao * MINUTOS_POR_ETAPA }))
    anotar(cena, { tipo: 'edicao', nome: etapa, mudancas: compararRascunhos(antes, depois), em, autor })
    antes = depois
    cena.versao += 1
  }
}

function corrigir(cena: Cena, etapa: Etapa, em: string): void {
  const depois = { ...cena.dados, [etapa]: cena.roteiro.dados[etapa] }
  const mudancas = compararRascunhos(cena.dados, depois)
  anotar(cena, { tipo: 'edicao', nome: etapa, mudancas, em, autor: cena.roteiro.solicitante })
  cena.dados = depois
  cena.versao += 1
}

function mover(cena: Cena, passo: Movimento, em: string): void {
  const { mover: nome, quem, motivo = null, itens = [] } = passo
  const pessoa = pessoaDe(quem)
  const impede = impedimento(admissao, nome, situacaoDe(cena), pessoa)
  if (impede !== null) throw new Error(`${quem} cannot ${nome} in ${cena.status}: ${impede}`)
  const spec = admissao.transitions[nome]
  const pareceres = spec.quem === 'da_vez' ? pareceresAbertos(admissao, situacaoDe(cena), pessoa) : []
  if (spec.quem === 'da_vez') {
    const decisao = spec.to === 'devolvida' ? 'devolvido' : 'reprovado'
    for (const parecer of pareceres)
      cena.palavras.set(parecer, { parecer, decisao, dados: {}, comentario: null, autor: quem, em })
  }
  const mudancas = spec.to === 'solicitada' ? enviar(cena, em) : []
  if (nome === 'efetivar') cena.dataEfetivacao = em
  cena.agenda = null
  const comum = { tipo: 'transicao', nome, motivo, itens, mudancas, pareceres, autor: quem, em } as const
  anotar(cena, { ...comum, de: cena.status, para: spec.to })
  passarPara(cena, spec.to, em)
}

function agendar(cena: Cena, { agendar: transicao, quem: autor }: Agendamento, em: string): void {
  const inicio = cena.dados.vaga?.dataPrevista
  const impede = impedimento(admissao, transicao, situacaoDe(cena), pessoaDe(autor))
  if (impede !== null || typeof inicio !== 'string')
    throw new Error(`${autor} cannot leave ${transicao} for a day: ${impede ?? 'no start'}`)
  const para = prazosDaAdmissao(inicio).enviarAte
  anotar(cena, { tipo: 'agenda', nome: transicao, para, autor, em })
  cena.agenda = { transicao, para, autor, em }
  cena.versao += 1
}

/** Sends the form; words that a correction touches are asked again. */
function enviar(cena: Cena, em: string): Mudanca[] {
  const mudancas = cena.enviados ? compararRascunhos(cena.enviados, cena.dados) : []
  const mudadas = new Set(mudancas.map(({ etapa }) => etapa))
  for (const [nome, palavra] of cena.palavras) {
    const { observa } = admissao.pareceres[nome as Parecer]
    if (palavra.decisao === 'devolvido' || observa.some((etapa) => mudadas.has(etapa)))
      cena.palavras.set(nome, { ...palavra, decisao: 'pendente' })
  }
  cena.enviados = cena.dados
  cena.dataSolicitacao ??= em
  return mudancas
}

function darParecer(cena: Cena, palavra: Palavra, em: string): void {
  const { parecer, quem, comentario = null, dispensa } = palavra
  if (!pareceresAbertos(admissao, situacaoDe(cena), pessoaDe(quem)).includes(parecer))
    throw new Error(`${quem} cannot say ${parecer} in ${cena.status}`)
  const decisao = dispensa ? 'dispensado' : 'aprovado'
  const dados = dispensa ? {} : dadosDaPalavra(parecer, diaDe(em, cena.roteiro.fuso))
  cena.palavras.set(parecer, { parecer, decisao, dados, comentario, autor: quem, em })
  anotar(cena, { tipo: 'parecer', nome: parecer, para: decisao, motivo: comentario, autor: quem, em })
  passarPara(cena, cena.status, em)
}

/** Every act is a new version, and so is the engine's own move when a stage is done. */
function passarPara(cena: Cena, status: string, em: string): void {
  cena.status = status
  cena.versao += 1
  const motor = stageOf(admissao, status)?.aoConcluir as Transicao | undefined
  if (!motor || !etapaConcluida(admissao, situacaoDe(cena))) return
  const { to } = admissao.transitions[motor]
  anotar(cena, { tipo: 'transicao', nome: motor, de: status, para: to, autor: null, em })
  passarPara(cena, to, em)
}

/** Plays a script to its end. */
export function encenar(roteiro: Roteiro): Historia {
  const cena = abrirCena(roteiro)
  preencher(cena)
  for (const [i, passo] of roteiro.passos.entries()) {
    const em = iso(roteiro.momento(i + 1))
    if ('mover' in passo) mover(cena, passo, em)
    else if ('parecer' in passo) darParecer(cena, passo, em)
    else if ('comentar' in passo)
      anotar(cena, { tipo: 'comentario', motivo: passo.comentar, autor: passo.quem, em })
    else if ('agendar' in passo) agendar(cena, passo, em)
    else corrigir(cena, passo.corrigir, em)
  }
  const criadoEm = iso(roteiro.momento(0))
  const { status, versao, dataSolicitacao, dataEfetivacao, eventos, palavras, enviados, agenda } = cena
  return {
    status,
    versao,
    dataSolicitacao,
    dataEfetivacao,
    eventos,
    enviados,
    agenda,
    criadoEm,
    atualizadoEm: eventos.at(-1)?.em ?? criadoEm,
    palavras: [...palavras.values()],
  }
}
