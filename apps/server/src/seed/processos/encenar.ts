import type { MudancaDeCampo } from '@rh/domain/processo/raw-form'
import { camposDe } from '@rh/domain/processo/campos-pedidos'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import {
  atosAbertos,
  etapaConcluida,
  impedimento,
  pareceresAbertos,
  pareceresPendentes,
  stageOf,
} from '@rh/domain/processo/vez'
import type {
  Agendamento,
  Correcao,
  EventoDemo,
  Historia,
  ParecerDoRoteiro,
  PassoDeAto,
  PassoDeTransicao,
  Peca,
  Roteiro,
} from './roteiro.ts'
import { abrirCena, anotar, diaDe, escritasDe, iso, pessoaDe, situacaoDe, type Cena } from './cena.ts'

// The past of a process, played by the rules of its declaration: a script that the declaration would not allow does not
// load.

const MINUTOS_POR_ETAPA = 6

/** Opens the process; a draft begins with its first step and saves each other one that has something. */
function abrir<D>(cena: Cena<D>): void {
  const { peca, roteiro, dados } = cena
  const inicio = roteiro.momento(0)
  const autor = roteiro.solicitante
  anotar(cena, { tipo: 'criacao', em: iso(inicio), autor })
  if (peca.process.nasce) {
    cena.enviados = dados
    cena.dataSolicitacao = iso(inicio)
    entrar(cena, iso(inicio))
    return
  }
  const [primeiro, ...demais] = peca.rascunhos?.(dados) ?? []
  let antes = primeiro?.dados ?? dados
  for (const { etapa, dados: depois } of demais) {
    const em = iso(inicio.add({ minutes: cena.versao * MINUTOS_POR_ETAPA }))
    anotar(cena, { tipo: 'edicao', nome: etapa, mudancas: peca.comparar(antes, depois), em, autor })
    antes = depois
    cena.versao += 1
  }
}

function corrigir<D>(cena: Cena<D>, onde: Correcao, em: string): void {
  const { peca, roteiro } = cena
  const depois = peca.comCampo(cena.dados, onde, peca.campoDe(roteiro.dados, onde))
  const mudancas = peca.comparar(cena.dados, depois)
  const nome = onde.corrigir === '' ? null : onde.corrigir
  anotar(cena, { tipo: 'edicao', nome, mudancas, em, autor: roteiro.solicitante })
  cena.dados = depois
  cena.versao += 1
}

/** Writes the form after it was sent; the day on which the system moves the process is set anew. */
function agir<D>(cena: Cena<D>, passo: PassoDeAto, em: string): void {
  const { peca, roteiro } = cena
  const { ato, quem, motivo = null } = passo
  if (!atosAbertos(peca.process, situacaoDe(cena), pessoaDe(quem)).includes(ato))
    throw new Error(`${quem} cannot ${ato} in ${cena.status}`)
  const depois = escritasDe(passo).reduce(
    (form, onde) => peca.comCampo(form, onde, peca.campoDe(roteiro.dados, onde)),
    cena.dados,
  )
  anotar(cena, {
    tipo: 'ato',
    nome: ato,
    motivo,
    mudancas: peca.comparar(cena.dados, depois),
    em,
    autor: quem,
  })
  cena.dados = depois
  cena.enviados = depois
  cena.agenda = null
  cena.versao += 1
  entrar(cena, em)
}

function specDe(process: AnyProcess, nome: string): TransitionSpec<string, string> {
  const spec = process.transitions[nome]
  if (!spec) throw new Error(`${process.name} has no move ${nome}`)
  return spec
}

function mover<D>(cena: Cena<D>, passo: PassoDeTransicao<string>, em: string): void {
  const { mover: nome, quem, motivo = null, itens = [] } = passo
  const { process } = cena.peca
  const pessoa = pessoaDe(quem)
  const impede = impedimento(process, nome, situacaoDe(cena), pessoa)
  if (impede !== null) throw new Error(`${quem} cannot ${nome} in ${cena.status}: ${impede}`)
  const spec = specDe(cena.peca.process, nome)
  const pareceres =
    spec.quem === 'da_vez' && spec.cautela ? pareceresAbertos(process, situacaoDe(cena), pessoa) : []
  const decisao = process.statuses[spec.to]?.final ? 'reprovado' : 'devolvido'
  for (const parecer of pareceres)
    cena.pareceres.set(parecer, { parecer, decisao, dados: {}, comentario: null, autor: quem, em })
  const mudancas = process.doSolicitante.includes(cena.status) && !spec.cautela ? enviar(cena, em) : []
  const dados = camposDe(spec)?.parse(cena.peca.dadosDoMovimento?.(nome, cena.dados)) ?? {}
  passar(cena, { nome, motivo, itens, mudancas, pareceres, dados, autor: quem, em })
}

type DaTransicao = Pick<EventoDemo, 'motivo' | 'itens' | 'mudancas' | 'pareceres' | 'dados' | 'autor' | 'em'>

function passar<D>(cena: Cena<D>, { nome, ...evento }: DaTransicao & { readonly nome: string }): void {
  const { to } = specDe(cena.peca.process, nome)
  if (nome === EFETIVAR) cena.dataEfetivacao = evento.em
  cena.agenda = null
  anotar(cena, { tipo: 'transicao', nome, ...evento, de: cena.status, para: to })
  cena.status = to
  cena.versao += 1
  entrar(cena, evento.em)
}

/** The move that writes the effect, whatever the kind. */
const EFETIVAR = 'efetivar'

const doSistema = { motivo: null, itens: [], mudancas: [], pareceres: [], dados: {}, autor: null } as const

/** What the engine does on entering a status: pareceres waived, a move whose day is here, the stage's own move. */
function entrar<D>(cena: Cena<D>, em: string): void {
  const { peca, roteiro, dados } = cena
  for (const nome of pareceresPendentes(peca.process, situacaoDe(cena))) {
    const quando = peca.process.pareceres[nome]?.quando
    if (!quando || peca.vale?.(quando.fato, dados)) continue
    const comentario = quando.senao
    cena.pareceres.set(nome, { parecer: nome, decisao: 'dispensado', dados: {}, comentario, autor: null, em })
    anotar(cena, { tipo: 'parecer', nome, para: 'dispensado', motivo: comentario, autor: null, em })
  }
  const [datado] = Object.entries(peca.process.transitions).flatMap(([nome, { from, quando }]) =>
    quando !== undefined && from.includes(cena.status) ? [nome] : [],
  )
  const para = datado === undefined ? null : peca.diaDe(datado, dados)
  if (datado !== undefined && para !== null && para <= diaDe(em, roteiro.fuso))
    return passar(cena, { ...doSistema, nome: datado, em })
  if (datado !== undefined && para !== null) cena.agenda = { transicao: datado, para, autor: null, em }
  concluirEtapa(cena, em)
}

/** The system's own moves are made in the first minutes of their days, before anybody acts again. */
function amanhecer<D>(cena: Cena<D>, agora: string): void {
  const { fuso } = cena.roteiro
  const hoje = diaDe(agora, fuso)
  for (let { agenda } = cena; agenda?.autor === null && agenda.para <= hoje; { agenda } = cena) {
    const dia = Temporal.PlainDate.from(agenda.para)
    const em = dia.toZonedDateTime({ timeZone: fuso, plainTime: '00:05' }).toInstant()
    passar(cena, { ...doSistema, nome: agenda.transicao, em: iso(em) })
  }
}

function concluirEtapa<D>(cena: Cena<D>, em: string): void {
  const motor = stageOf(cena.peca.process, cena.status)?.aoConcluir
  if (motor && etapaConcluida(cena.peca.process, situacaoDe(cena)))
    passar(cena, { ...doSistema, nome: motor, em })
}

function agendar<D>(
  cena: Cena<D>,
  { agendar: transicao, quem: autor }: Agendamento<string>,
  em: string,
): void {
  const impede = impedimento(cena.peca.process, transicao, situacaoDe(cena), pessoaDe(autor))
  const para = cena.peca.diaDe(transicao, cena.dados)
  if (impede !== null || para === null)
    throw new Error(`${autor} cannot leave ${transicao} for a day: ${impede ?? 'no day'}`)
  anotar(cena, { tipo: 'agenda', nome: transicao, para, autor, em })
  cena.agenda = { transicao, para, autor, em }
  cena.versao += 1
}

/** Sends the form; pareceres that a correction touches are asked again. */
function enviar<D>(cena: Cena<D>, em: string): readonly MudancaDeCampo[] {
  const { comparar, process } = cena.peca
  const mudancas = cena.enviados ? comparar(cena.enviados, cena.dados) : []
  const mudadas = new Set(mudancas.map((mudanca) => ('etapa' in mudanca ? mudanca.etapa : undefined)))
  for (const [nome, dado] of cena.pareceres) {
    const { observa = [] } = process.pareceres[nome] ?? {}
    if (dado.decisao === 'devolvido' || observa.some((etapa) => mudadas.has(etapa)))
      cena.pareceres.set(nome, { ...dado, decisao: 'pendente' })
  }
  cena.enviados = cena.dados
  cena.dataSolicitacao ??= em
  return mudancas
}

function darParecer<D>(cena: Cena<D>, dado: ParecerDoRoteiro<string>, em: string): void {
  const { parecer, quem, comentario = null, dispensa } = dado
  const { process, dadosDoParecer } = cena.peca
  if (!pareceresAbertos(process, situacaoDe(cena), pessoaDe(quem)).includes(parecer))
    throw new Error(`${quem} cannot say ${parecer} in ${cena.status}`)
  const decisao = dispensa ? 'dispensado' : 'aprovado'
  const spec = process.pareceres[parecer]
  const dados = dispensa
    ? {}
    : spec && camposDe(spec)?.parse(dadosDoParecer(parecer, diaDe(em, cena.roteiro.fuso), cena.dados))
  cena.pareceres.set(parecer, { parecer, decisao, dados: dados ?? {}, comentario, autor: quem, em })
  anotar(cena, { tipo: 'parecer', nome: parecer, para: decisao, motivo: comentario, autor: quem, em })
  cena.versao += 1
  concluirEtapa(cena, em)
}

/** Plays a script to its end. */
export function encenar<D>(peca: Peca<D>, roteiro: Roteiro<D>): Historia<D> {
  const cena = abrirCena(peca, roteiro)
  abrir(cena)
  for (const [i, passo] of roteiro.passos.entries()) {
    const em = iso(roteiro.momento(i + 1))
    amanhecer(cena, em)
    if ('mover' in passo) mover(cena, passo, em)
    else if ('parecer' in passo) darParecer(cena, passo, em)
    else if ('comentar' in passo)
      anotar(cena, { tipo: 'comentario', motivo: passo.comentar, autor: passo.quem, em })
    else if ('agendar' in passo) agendar(cena, passo, em)
    else if ('ato' in passo) agir(cena, passo, em)
    else corrigir(cena, passo, em)
  }
  if (roteiro.ate) amanhecer(cena, iso(roteiro.ate))
  const criadoEm = iso(roteiro.momento(0))
  const { status, versao, dataSolicitacao, dataEfetivacao, eventos, pareceres, enviados, agenda } = cena
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
    pareceres: [...pareceres.values()],
  }
}
