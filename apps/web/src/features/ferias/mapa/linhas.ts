import { ausenciasDoMapa } from '@rh/domain/listas/mapa-de-ferias'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { formatDate } from '../../../lib/format.ts'
import { ultimoDia } from '../../../ui/calendario/meses.ts'
import type {
  ConflitoDoMapa,
  FaixaDoMapa,
  LinhaDoMapa,
  TomDaFaixa,
} from '../../../ui/calendario/mapa/tipos.ts'
import { quantosDias } from '../textos.ts'

export type Mapa = ReplyOf<'GET /api/ferias/mapa'>
type Pessoa = Mapa['results'][number]
type Ausencia = Pessoa['ausencias'][number]
type Posto = Mapa['postos'][number]

/** What is over the ceiling is of the whole contract, and stands before its posts. */
export const TODOS = 'Contrato inteiro'

/** Posts by names of their own: the place, and what else it takes to tell them apart. */
export function nomesDosPostos(postos: readonly Posto[]): ReadonlyMap<number, string> {
  const nomes: readonly ((posto: Posto) => string)[] = [
    ({ local }) => local,
    ({ local, cargo }) => `${local} · ${cargo}`,
    ({ local, cargo, escala }) => `${local} · ${cargo} · ${escala}`,
    ({ local, cargo, escala, id }) => `${local} · ${cargo} · ${escala} · ${id}`,
  ]
  const unico = (posto: Posto) =>
    nomes.find((nome) => postos.filter((outro) => nome(outro) === nome(posto)).length === 1) ?? nomes[0]
  return new Map(postos.map((posto) => [posto.id, unico(posto)?.(posto) ?? posto.local]))
}

/** How sure the days of a request are, by where it is. */
const tons: Readonly<Record<string, TomDaFaixa>> = {
  aprovada: 'feita',
  em_gozo: 'agora',
  finalizada: 'feita',
  interrompida: 'feita',
}
const tomDe = ({ tipo, status }: Ausencia): TomDaFaixa =>
  tipo === 'afastamento' ? 'ausencia' : (tons[status ?? ''] ?? 'pedida')

const palavras: Readonly<Partial<Record<TomDaFaixa, string>>> = {
  feita: 'aprovada ou gozada',
  agora: 'em gozo',
  pedida: 'pedida, por aprovar',
  ausencia: 'afastamento, só as datas',
}

/** The words of the tones that occur. */
export function legendaDe({ results }: Pick<Mapa, 'results'>) {
  const vistos = new Set(results.flatMap(({ ausencias }) => ausencias.map(tomDe)))
  return Object.fromEntries(Object.entries(palavras).filter(([tom]) => vistos.has(tom as TomDaFaixa)))
}

const rotulos: Readonly<Record<string, { readonly label: string }>> = ferias.statuses

const rotuloDe = ({ tipo, status, coberta, fim }: Ausencia): string =>
  [
    ausenciasDoMapa[tipo].label,
    ...(status === null ? [] : [(rotulos[status]?.label ?? status).toLowerCase()]),
    ...(fim === null ? ['sem fim previsto'] : []),
    ...(coberta ? [] : ['sem cobertura']),
  ].join(', ')

/** Where the map leads: to a request, and to a person's file. */
export interface Caminhos {
  readonly pedido: (id: number) => string
  readonly pessoa: (id: number) => string
}

const faixaDe = (
  ausencia: Ausencia,
  dono: number,
  ate: string,
  { pedido, pessoa }: Caminhos,
): FaixaDoMapa => ({
  inicio: ausencia.inicio,
  fim: ausencia.fim ?? ate,
  tom: tomDe(ausencia),
  rotulo: rotuloDe(ausencia),
  // Of a leave the map says the days: what it is stands in the file, for who may see it.
  href: ausencia.tipo === 'ferias' ? pedido(ausencia.processoId) : pessoa(dono),
})

/** What is left to be marked and until when, in the fewest words. */
export function prazoEmTexto(
  { saldo, ultimoInicio }: Pick<Pessoa, 'saldo' | 'ultimoInicio'>,
  hoje: string,
): string {
  if (saldo === 0 || ultimoInicio === null) return 'nada por marcar'
  return ultimoInicio < hoje
    ? `já em dobro · ${quantosDias(saldo)}`
    : `começar até ${formatDate(ultimoInicio)} · ${quantosDias(saldo)}`
}

/** The people of a page as the map draws them. */
export function linhasDoMapa(mapa: Mapa, caminhos: Caminhos, meses: readonly string[]): LinhaDoMapa[] {
  const nomes = nomesDosPostos(mapa.postos)
  const ate = ultimoDia(meses.at(-1) ?? mapa.de.slice(0, 7))
  return mapa.results.map((pessoa) => ({
    id: pessoa.colaboradorId,
    nome: pessoa.nome,
    href: caminhos.pessoa(pessoa.colaboradorId),
    posto: nomes.get(pessoa.postoId) ?? '',
    detalhe: prazoEmTexto(pessoa, mapa.hoje),
    faixas: pessoa.ausencias.map((ausencia) => faixaDe(ausencia, pessoa.colaboradorId, ate, caminhos)),
    limite: pessoa.ultimoInicio ?? undefined,
  }))
}

/** Days that somebody must look at: over the ceiling, too many of one post, and those without cover. */
export function conflitosDoMapa({ postos, teto }: Pick<Mapa, 'postos' | 'teto'>): ConflitoDoMapa[] {
  const nomes = nomesDosPostos(postos)
  const doTeto = teto.acima.map(({ inicio, fim, quantos }): ConflitoDoMapa => ({
    posto: TODOS,
    inicio,
    fim,
    tipo: 'descoberto',
    rotulo: `${quantos} fora, teto ${teto.maximo}`,
  }))
  const dosPostos = postos.flatMap(({ id, juntos, descobertos }): ConflitoDoMapa[] => {
    const posto = nomes.get(id) ?? ''
    return [
      ...juntos.map(({ quantos, ...dias }) => ({
        ...dias,
        posto,
        tipo: 'conflito' as const,
        rotulo: `${quantos} fora`,
      })),
      ...descobertos.map(({ quantos, ...dias }) => ({
        ...dias,
        posto,
        tipo: 'descoberto' as const,
        rotulo: quantos === 1 ? '1 dia descoberto' : `${quantos} descobertos`,
      })),
    ]
  })
  return [...doTeto, ...dosPostos]
}
