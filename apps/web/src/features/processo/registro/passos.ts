import { emFrase } from '@rh/domain/br/texto'
import type { AnyProcess } from '@rh/domain/processo/define'
import { entradaEm, etapasDe, caminhoDe, statusesDoParecer, type Etapa } from '@rh/domain/processo/percurso'
import {
  isPorFazer,
  pareceresPendentes,
  passosEsperados,
  pedidoDoPasso,
  type Decisao,
} from '@rh/domain/processo/vez'
import { setorEmTexto } from '../aguardando.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import type { Parecer } from '../DadosDoParecer.tsx'

/** Where a step of a record stands: given, refused, asked for now, or later. */
export type EstadoDoPasso = 'feito' | 'negado' | 'vez' | 'depois'

/** Step of a record as its strip tells it. */
export interface Passo {
  readonly chave: string
  /** Sector or person whose step it is. */
  readonly quem: string
  /** What they did or are asked for: `aprovou: exame admissional`. */
  readonly texto: string
  readonly estado: EstadoDoPasso
  /** It is asked of the signed-in person. */
  readonly meu: boolean
  /** Who did it; null for the system, and while nobody did. */
  readonly autor: string | null
  /** Instant at which it was done; null before. */
  readonly em: string | null
  /** Instant from which it was asked for; null before that. */
  readonly desde: string | null
  /** Day on which the system does it. */
  readonly para?: string
  readonly parecer?: Parecer
}

/** Columns of the strip: what comes later fills what is left of them. */
const COLUNAS = 5

const verbos: Readonly<Record<Exclude<Decisao, 'pendente'>, string>> = {
  em_analise: 'analisa',
  aprovado: 'aprovou',
  dispensado: 'dispensou',
  devolvido: 'devolveu',
  reprovado: 'reprovou',
}

const estados: Readonly<Record<Decisao, EstadoDoPasso>> = {
  pendente: 'depois',
  em_analise: 'vez',
  aprovado: 'feito',
  dispensado: 'feito',
  devolvido: 'negado',
  reprovado: 'negado',
}

/** Steps of a record in the order of its way: done, asked for now, and as many of the later ones as there is room for. */
export function passosDe(process: AnyProcess, registro: RegistroDoProcesso): Passo[] {
  const todos = etapasDe(process).flatMap((etapa) =>
    etapa.tipo === 'parecer' ? doParecer(process, registro, etapa) : daTransicao(process, registro, etapa),
  )
  const com = [...doSolicitante(process, registro), ...todos, ...doFim(process, registro)]
  const ditos = com.filter(({ estado }) => estado !== 'depois').length
  let cabem = COLUNAS - ditos
  return com.filter(({ estado }) => estado !== 'depois' || cabem-- > 0)
}

const situacaoDe = ({ status, pareceres, agenda, feitos }: RegistroDoProcesso) => ({
  status,
  feitos,
  pareceres: Object.fromEntries(pareceres.map(({ nome, decisao }) => [nome, decisao])),
  agendado: agenda !== null,
})

function doParecer(process: AnyProcess, registro: RegistroDoProcesso, { nome }: Etapa): Passo[] {
  const parecer = registro.pareceres.find((outro) => outro.nome === nome)
  const spec = process.pareceres[nome]
  if (!parecer || !spec) return []
  const { decisao } = parecer
  const aberto = pareceresPendentes(process, situacaoDe(registro)).includes(nome)
  const acabou = process.statuses[registro.status]?.final === true
  if (decisao === 'pendente' && !aberto && acabou) return []
  const estado = aberto ? 'vez' : estados[decisao]
  const meu = registro.pareceresAbertos.includes(nome)
  const dada = decisao !== 'pendente'
  const em = dada ? parecer.em : null
  const quem = dada && !parecer.autor ? 'Sistema' : setorEmTexto(spec.grupos)
  return [
    {
      chave: `parecer.${nome}`,
      quem,
      texto: dada
        ? comObjeto(verbos[decisao], { label: spec.label, quem })
        : `${quando(aberto, meu)}: ${emFrase(spec.pede ?? spec.label)}`,
      estado,
      meu,
      autor: dada ? (parecer.autor?.nome ?? null) : null,
      em: decisao === 'em_analise' ? null : em,
      desde:
        estado === 'depois'
          ? null
          : entradaEm(process, registro.eventos, statusesDoParecer(process, nome), em),
      parecer,
    },
  ]
}

/** `aprovou: exame admissional`; the label alone says nothing where it is the sector's name. */
const comObjeto = (
  verbo: string,
  { label, quem }: { readonly label: string; readonly quem: string },
): string => (label === quem ? verbo : `${verbo}: ${emFrase(label)}`)

/** How far a record has come on its way; -1 where it came back or ended badly. */
const lugarDe = (process: AnyProcess, status: string): number => caminhoDe(process).indexOf(status)

function daTransicao(process: AnyProcess, registro: RegistroDoProcesso, { nome, status }: Etapa): Passo[] {
  const spec = process.transitions[nome]
  if (!spec || !Array.isArray(spec.quem)) return []
  const [aqui, desta] = [lugarDe(process, registro.status), lugarDe(process, status)]
  const base = { chave: `passo.${nome}`, meu: false, autor: null, em: null, desde: null }
  const feita = registro.eventos.findLast(({ tipo, nome: outro }) => tipo === 'transicao' && outro === nome)
  if (feita && !devolvido(process, registro) && (aqui < 0 || aqui > desta)) {
    const desde = desdeOPasso(process, registro, status, feita.em)
    const quem = process.statuses[spec.to]?.label ?? spec.label
    return [
      { ...base, quem, texto: '', estado: 'feito', autor: feita.autor?.nome ?? null, em: feita.em, desde },
    ]
  }
  if (process.statuses[registro.status]?.final || aqui > desta) return []
  const situacao = situacaoDe(registro)
  const pedida = aqui === desta && isPorFazer(spec, situacao)
  const naAgenda = aqui === desta && !pedida && registro.agenda?.transicao === nome
  const marcado = naAgenda ? registro.agenda?.para : undefined
  const esperada = passosEsperados(process, situacao).some(([esperado]) => esperado === nome)
  const agora = aqui === desta && (marcado !== undefined || esperada)
  const { acoes, aFazer } = registro
  const meu = agora && (acoes.includes(nome) || (pedida && aFazer?.meu === true && aFazer.nome === nome))
  return [
    {
      ...base,
      quem: marcado === undefined ? setorEmTexto(spec.quem) : 'Sistema',
      // What the system makes on its day is named for itself until something is asked of people.
      texto: `${quando(agora, meu)}: ${emFrase(agora || !spec.quando ? pedidoDoPasso(spec, situacao) : spec.label)}`,
      estado: agora ? 'vez' : 'depois',
      meu,
      desde: agora ? desdeOPasso(process, registro, status) : null,
      ...(marcado !== undefined && { para: marcado }),
    },
  ]
}

const quando = (agora: boolean, meu: boolean): string => (agora ? (meu ? 'sua vez' : 'agora') : 'depois')

/** A move is asked for once its status was reached and the last parecer of the stage was given. */
function desdeOPasso(
  process: AnyProcess,
  { eventos, pareceres }: RegistroDoProcesso,
  status: string,
  ate?: string,
): string | null {
  const entrou = entradaEm(process, eventos, [status], ate)
  const nomes = process.stages.find((stage) => stage.status === status)?.pareceres ?? []
  const ditos = pareceres.flatMap(({ nome, em }) =>
    nomes.includes(nome) && em !== null && (ate === undefined || em <= ate) ? [em] : [],
  )
  return [entrou, ...ditos].reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a))
}

const devolvido = (process: AnyProcess, { status }: RegistroDoProcesso): boolean =>
  process.doSolicitante.includes(status)

/** A draft and what was returned wait for whoever asked for them. */
function doSolicitante(process: AnyProcess, registro: RegistroDoProcesso): Passo[] {
  const { status, solicitante, eventos, acoes } = registro
  if (!devolvido(process, registro)) return []
  const meu = acoes.some(
    (acao) => process.transitions[acao]?.from.includes(status) && !process.transitions[acao]?.cautela,
  )
  const oQue = status === process.initial ? 'preencher e enviar' : 'corrigir'
  return [
    {
      chave: 'solicitante',
      quem: solicitante.nome,
      texto: `${quando(true, meu)}: ${oQue}`,
      estado: 'vez',
      meu,
      autor: null,
      em: null,
      desde: entradaEm(process, eventos, [status]),
    },
  ]
}

/** How a process that did not go well ended, and by whom. */
function doFim(process: AnyProcess, { status, eventos }: RegistroDoProcesso): Passo[] {
  if (!process.statuses[status]?.final || caminhoDe(process).includes(status)) return []
  const fim = eventos.findLast(({ tipo, para }) => tipo === 'transicao' && para === status)
  if (!fim) return []
  return [
    {
      chave: 'fim',
      quem: process.statuses[status].label,
      texto: '',
      estado: 'negado',
      meu: false,
      autor: fim.autor?.nome ?? null,
      em: fim.em,
      desde: null,
    },
  ]
}

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA

/** Formats how long something took: `12 min`, `4 h`, `2 dias`. */
export function duracaoEmTexto(de: string, ate: string): string {
  const ms = Date.parse(ate) - Date.parse(de)
  if (ms < HORA) return `${Math.max(1, Math.round(ms / MINUTO))} min`
  if (ms < DIA) return `${Math.round(ms / HORA)} h`
  const dias = Math.round(ms / DIA)
  return dias === 1 ? '1 dia' : `${dias} dias`
}

/** Formats for how long something is asked for: `há 2 dias`. */
export const haQuanto = (desde: string, agora = Date.now()): string =>
  `há ${duracaoEmTexto(desde, new Date(agora).toISOString())}`

/** The strip in one line, for a phone: `2 feitos · agora Almoxarifado, há 2 dias`. */
export function emUmaLinha(passos: readonly Passo[]): string {
  const feitos = passos.filter(({ estado }) => estado === 'feito').length
  const vez = passos.filter(({ estado }) => estado === 'vez')
  const [primeiro] = vez
  const ditos = feitos === 0 ? [] : [feitos === 1 ? '1 feito' : `${feitos} feitos`]
  if (!primeiro)
    return [...ditos, passos.at(-1)?.estado === 'negado' ? (passos.at(-1)?.quem ?? '') : 'terminado'].join(
      ' · ',
    )
  const outros = vez.length > 1 ? ` e mais ${vez.length - 1}` : ''
  const desde = primeiro.para === undefined && primeiro.desde ? `, ${haQuanto(primeiro.desde)}` : ''
  return [...ditos, `agora ${vez.some(({ meu }) => meu) ? 'você' : primeiro.quem}${outros}${desde}`].join(
    ' · ',
  )
}
