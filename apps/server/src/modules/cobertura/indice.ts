import { contarBuracos, type ContagemDoDia } from '@rh/domain/regras/cobertura/contagem'
import { numeroDoDia } from '@rh/domain/regras/calendario/dia'
import { faseDe, ritmoDe, type RitmoDaEscala } from '@rh/domain/regras/cobertura/numeros'
import type { OcupadosDoPosto } from '@rh/domain/regras/cobertura/vagas'
import type { Db, Tx } from '../../db/db.ts'
import { whileUnchanged, type Marked } from '../../db/unchanged.ts'
import { comoEscala, fechaEmFeriado, lerEscalas, type EscalaLida } from './escala.ts'
import {
  contarPostos,
  lerBase,
  listCobertas,
  type BaseDoIndice,
  type Coberta,
  type Mudanca,
  type PostoACobrir,
  type Quais,
} from './indice-linhas.ts'
import { datasDe, feriadosDaJanela, type Janela } from './janela.ts'

// How many holes each post has over the window, for a whole company at once, counted in whole numbers. What the board shows of
// the posts of a page is read by `postos.ts`.

export interface PostoNoIndice {
  readonly id: number
  readonly dias: readonly ContagemDoDia[]
}

const DIA_UM = '2000-01-01'
const NADA: readonly never[] = []

/** What the holes are counted from. Who holds slots is kept as `alocacao` is written; names of states do not change. */
const FONTES = [
  'afastamento',
  'alocacao',
  'ausencia',
  'cobertura_autorizada',
  'contrato',
  'escala',
  'feriado',
  'local',
  'posto',
  'posto_vigencia',
  'processo',
] as const

/** People of some contracts who look at their board within the same minutes, beside those of a whole company. */
const PERGUNTAS = 60

interface Mantida {
  readonly about: string
  /** What it depends on besides posts and window. */
  readonly question?: readonly (string | number)[]
  /** Tables that it is read from, besides those that holes are counted from. */
  readonly tables?: readonly Marked[]
  readonly places?: number
}

/** The same, to all who follow a whole company and to each of the others, until anything that it is read from is written. */
export const mantidoPara = <V>(
  db: Db | Tx,
  { ator, janela, contratoId }: Quais,
  { about, question = [], tables = [], places = PERGUNTAS }: Mantida,
  ler: () => Promise<V>,
): Promise<V> =>
  whileUnchanged(
    db,
    {
      about,
      question: [janela.de, janela.ate, contratoId, ator.escopado ? ator.id : null, ...question],
      tables: [...FONTES, ...tables, ...(ator.escopado ? (['usuario_contrato'] as const) : [])],
      places,
    },
    ler,
  )

/** What the holes of all posts come to. */
export interface Buracos {
  readonly totais: ReturnType<typeof totaisDe>
  /** Posts with open holes, the one that has them sooner first. */
  readonly abertos: readonly number[]
  /** How many posts there are, with holes or without. */
  readonly postos: number
}

/** What the holes of a person's scope come to over the window. */
export const lerBuracos = (db: Db | Tx, quais: Quais): Promise<Buracos> =>
  mantidoPara(db, quais, { about: 'cobertura' }, async () => {
    const [indice, postos] = await Promise.all([indiceDeBuracos(db, quais), contarPostos(db, quais)])
    return { totais: totaisDe(indice), abertos: abertosDe(indice), postos }
  })

/** All holes of the window, whoever covers them. */
function totaisDe(indice: readonly PostoNoIndice[]) {
  const totais = { faltas: 0, turnos: 0, cobertos: 0, autorizados: 0 }
  for (const { dias } of indice)
    for (const { abertos, cobertos, autorizados } of dias) {
      totais.faltas += abertos
      totais.turnos += abertos > 0 ? 1 : 0
      totais.cobertos += cobertos
      totais.autorizados += autorizados
    }
  return totais
}

/** The day of the first open hole of a post; none where all are covered. */
const primeiroBuraco = ({ dias }: PostoNoIndice): number => dias.findIndex(({ abertos }) => abertos > 0)

const abertosDe = (indice: readonly PostoNoIndice[]): number[] =>
  indice
    .flatMap((posto) => (primeiroBuraco(posto) < 0 ? [] : [{ id: posto.id, dia: primeiroBuraco(posto) }]))
    .toSorted((a, b) => a.dia - b.dia)
    .map(({ id }) => id)

/** The posts of a person's scope that have holes on some day of the window, in the order of contract and place. */
export async function indiceDeBuracos(db: Db | Tx, quais: Quais): Promise<readonly PostoNoIndice[]> {
  const [escalas, base, cobertas] = await Promise.all([
    lerEscalas(db),
    lerBase(db, quais),
    listCobertas(db, quais),
  ])
  const datas = datasDe(quais.janela)
  const feriados = await feriadosDaJanela(db, quais.janela, base.postos)
  const contar = contadorDe(base, cobertas, quais.janela)
  const fechados = fechadosPor(datas)
  const ritmos = new Map([...escalas].map(([id, escala]) => [id, lidaNaJanela(escala, quais.janela)]))
  return base.postos.flatMap((posto) => {
    const daEscala = ritmos.get(posto.escalaId)
    if (!daEscala) return []
    const dias = contar(
      posto,
      daEscala.ritmo,
      daEscala.fecha && !posto.abre ? fechados(feriados(posto)) : undefined,
    )
    return dias.some(temBuraco) ? [{ id: posto.id, dias }] : []
  })
}

const temBuraco = ({ abertos, cobertos, autorizados }: ContagemDoDia): boolean =>
  abertos + cobertos + autorizados > 0

/** On which days posts are closed, by the holidays of their place: told once for all posts of it. */
function fechadosPor(datas: readonly string[]) {
  const conhecidos = new Map<ReadonlyMap<string, string>, readonly boolean[]>()
  return (feriados: ReadonlyMap<string, string>): readonly boolean[] | undefined => {
    if (feriados.size === 0) return undefined
    const dias = conhecidos.get(feriados) ?? datas.map((data) => feriados.has(data))
    conhecidos.set(feriados, dias)
    return dias
  }
}

interface EscalaNaJanela {
  readonly ritmo: RitmoDaEscala
  readonly fecha: boolean
}

const lidaNaJanela = (escala: EscalaLida, { de }: Janela): EscalaNaJanela => ({
  ritmo: ritmoDe(comoEscala(escala, DIA_UM), de),
  fecha: fechaEmFeriado(escala),
})

type Contador = (
  posto: PostoACobrir,
  ritmo: RitmoDaEscala,
  fechado: readonly boolean[] | undefined,
) => readonly ContagemDoDia[]

function contadorDe(base: BaseDoIndice, cobertas: readonly Coberta[], janela: Janela): Contador {
  const origem = numeroDoDia(janela.de)
  const dias = datasDe(janela).length
  const por = {
    trocas: Map.groupBy(base.trocas, ({ postoId }) => postoId),
    mudancas: Map.groupBy(base.mudancas, ({ postoId }) => postoId),
    ausentes: Map.groupBy(base.ausentes, ({ postoId }) => postoId),
    cobertas: Map.groupBy(cobertas, ({ postoId }) => postoId),
  }
  const contar: Contador = (posto, ritmo, fechado) =>
    contarBuracos({
      origem,
      ritmo,
      ...(fechado && { fechado }),
      quantidade: quantidadeDe(posto, por.mudancas.get(posto.id), dias),
      ocupados: ocupadosDe(posto, por.trocas.get(posto.id), { ritmo, ultimo: dias - 1 }),
      ausentes: (por.ausentes.get(posto.id) ?? NADA).map(({ lugar, pessoa, inicioCiclo, de, ate }) => ({
        lugar,
        pessoa,
        fase: faseDe(ritmo, inicioCiclo),
        de: Math.max(de, posto.de),
        ate: Math.min(ate, posto.ate),
      })),
      coberturas: por.cobertas.get(posto.id) ?? NADA,
    })
  const isSo = ({ id, ciclos }: PostoACobrir): boolean =>
    ciclos.length === 0 && Object.values(por).every((deCada) => !deCada.has(id))
  // Posts of a scale without a cycle where nobody comes, goes or is away are alike by their numbers: few are not.
  const iguais = new Map<readonly boolean[] | undefined, Map<string, readonly ContagemDoDia[]>>()
  return (posto, ritmo, fechado) => {
    if (!isSo(posto)) return contar(posto, ritmo, fechado)
    const conhecidas = iguais.get(fechado) ?? new Map<string, readonly ContagemDoDia[]>()
    iguais.set(fechado, conhecidas)
    const chave = `${posto.escalaId},${posto.quantidade - posto.firmes},${posto.de},${posto.ate}`
    const contagem = conhecidas.get(chave) ?? contar(posto, ritmo, fechado)
    conhecidas.set(chave, contagem)
    return contagem
  }
}

/** The slots contracted on each day. */
function quantidadeDe(
  { de, ate, quantidade }: PostoACobrir,
  mudancas: readonly Mudanca[] | undefined,
  dias: number,
): readonly number[] {
  const porDia = Array<number>(dias).fill(quantidade)
  for (const uma of mudancas ?? NADA) porDia.fill(uma.quantidade, uma.dia)
  return porDia.fill(0, 0, Math.max(0, de)).fill(0, Math.max(0, ate + 1))
}

interface NaJanela {
  readonly ritmo: RitmoDaEscala
  readonly ultimo: number
}

function ocupadosDe(
  posto: PostoACobrir,
  trocas: BaseDoIndice['trocas'] | undefined,
  { ritmo, ultimo }: NaJanela,
): readonly OcupadosDoPosto[] {
  const firmes = firmesDe(posto, ritmo, ultimo)
  if (!trocas) return firmes
  const demais = trocas.map(({ inicioCiclo, de, ate }) => ({
    de,
    ate,
    fase: faseDe(ritmo, inicioCiclo),
    quantos: 1,
  }))
  return [...firmes, ...demais]
}

/** Those who are there all the time, by the phase of their cycle; where no slot is free, the phase does not matter. */
function firmesDe({ firmes, ciclos }: PostoACobrir, ritmo: RitmoDaEscala, ultimo: number): OcupadosDoPosto[] {
  if (ciclos.length === 0) return [{ fase: 0, de: 0, ate: ultimo, quantos: firmes }]
  const porFase = new Map<number, number>()
  for (const inicio of ciclos) {
    const fase = faseDe(ritmo, inicio)
    porFase.set(fase, (porFase.get(fase) ?? 0) + 1)
  }
  return [...porFase].map(([fase, quantos]) => ({ fase, de: 0, ate: ultimo, quantos }))
}
