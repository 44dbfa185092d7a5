import { VAGA_ATRASADA_DIAS } from '@rh/domain/inicio/prazos'
import { numerosDoInicio, type ViewContada } from '@rh/domain/inicio/numeros'
import { hrefOf } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import type { Read } from '../../lib/api/query.ts'
import type { ReplyOf } from '../../lib/api/api.ts'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { inicioQuery, numerosQuery, prazosQuery, resumoQuery, vagasQuery } from './chamadas.ts'
import { daqui } from './espera.ts'
import type { Achado } from './Frase.tsx'
import { prazosEm } from './textos.ts'

type Numeros = ReplyOf<'GET /api/inicio/numeros'>

/** Said when nothing waits. */
const emDia: Readonly<Record<SetorSlug, string>> = {
  operacional: 'Nenhum turno por cobrir em 14 dias',
  rh: 'Nenhum prazo vencido, nenhum vence hoje',
  sesmt: 'Nenhum afastamento a homologar, nenhum exame de retorno',
  vagas: 'Nenhuma vaga aberta',
  almoxarifado: 'Nenhum kit por separar, nenhuma devolução pendente',
  conferencia: 'Nenhuma rescisão a pagar nem a conferir',
  comercial: 'Nenhum contrato termina nos próximos 120 dias',
  admin: 'Nenhum usuário aguarda liberação',
}

/** Views whose list tells of a day that is over. */
const COM_DIA: ReadonlySet<ViewContada> = new Set(['colaborador.listar', 'contratos.listar'])

/** Address of the list that a number counts; undefined where no list tells of the day. */
export function hrefDoNumero(
  setor: SetorSlug,
  { view, filtros }: (typeof numerosDoInicio)[SetorSlug][number],
  dia: string,
  em?: string,
): string | undefined {
  if (em !== undefined && !COM_DIA.has(view)) return undefined
  return comEm(`${hrefOf(setor, view)}?${new URLSearchParams(filtros(dia)).toString()}`, em)
}

/** The numbers of a sector that its sentence says. */
const dosNumeros = (setor: SetorSlug, { results, hoje }: Numeros, em?: string): Achado[] =>
  numerosDoInicio[setor].flatMap((numero) => {
    const { nome, frase } = numero
    const total = results.find((um) => um.nome === nome)?.total ?? null
    const href = hrefDoNumero(setor, numero, hoje, em)
    return frase && total !== null ? [{ ...frase, total, ...(href !== undefined && { href }) }] : []
  })

/** What the block of a sector counts by itself, as its sentence says it. */
interface DoBloco<A> {
  readonly ler: (dia: { readonly em?: string | undefined }) => Read<A>
  /** Its links are those of today: of a day that is over they are left out. */
  readonly achados: (dados: A) => Achado[]
}
const doBloco = <A>(bloco: DoBloco<A>): DoBloco<unknown> => bloco as DoBloco<unknown>

const blocos: Readonly<Partial<Record<SetorSlug, DoBloco<unknown>>>> = {
  rh: doBloco<ReplyOf<'GET /api/inicio/prazos'>>({
    ler: prazosQuery,
    achados: (prazos) => [
      {
        total: prazosEm(prazos, 'vencidos'),
        um: 'prazo vencido',
        muitos: 'prazos vencidos',
        href: '?quando=vencidos',
        atrasado: true,
      },
      {
        total: prazosEm(prazos, prazos.dias[0] ?? ''),
        um: 'vence hoje',
        muitos: 'vencem hoje',
        href: `?quando=${prazos.dias[0] ?? ''}`,
      },
      {
        total: prazos.dias.reduce((soma, dia) => soma + prazosEm(prazos, dia), 0),
        um: 'prazo em sete dias',
        muitos: 'prazos em sete dias',
      },
    ],
  }),
  vagas: doBloco<ReplyOf<'GET /api/inicio/vagas'>>({
    ler: vagasQuery,
    achados: ({ abertas, atrasadas }) => [
      {
        total: atrasadas,
        um: `vaga aberta há mais de ${VAGA_ATRASADA_DIAS} dias`,
        muitos: `vagas abertas há mais de ${VAGA_ATRASADA_DIAS} dias`,
        atrasado: true,
      },
      {
        total: abertas,
        um: atrasadas > 0 ? 'ao todo' : 'vaga aberta',
        muitos: atrasadas > 0 ? 'ao todo' : 'vagas abertas',
      },
    ],
  }),
  operacional: doBloco<ReplyOf<'GET /api/cobertura/resumo'>>({
    ler: resumoQuery,
    achados: ({ turnos }) => [
      {
        total: turnos,
        um: 'turno por cobrir em 14 dias',
        muitos: 'turnos por cobrir em 14 dias',
        href: hrefOf('operacional', 'cobertura.inicio'),
        atrasado: true,
      },
    ],
  }),
}

const NADA: Read<unknown> = { queryKey: ['nada'], queryFn: () => Promise.resolve(null) }

/** What the page of a sector reads to draw its first screen. */
export const primeirasDe = (setor: SetorSlug): readonly Read<unknown>[] => [
  inicioQuery(setor),
  numerosQuery(setor),
  ...(blocos[setor] ? [blocos[setor].ler({})] : []),
]

interface Lida {
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

/** Reads again those that failed; null where none did. */
function oQueFalhou(...lidas: readonly Lida[]): (() => Promise<unknown>) | null {
  const falhas = lidas.filter(({ isError }) => isError)
  return falhas.length > 0 ? () => Promise.all(falhas.map(({ refetch }) => refetch())) : null
}

const semLink = ({ total, um, muitos, atrasado = false }: Achado): Achado => ({ total, um, muitos, atrasado })

/** What the sentence of a sector said on a day that is over, as `useAchados`; what is not known of it is left out. */
export function useAchadosEm(setor: SetorSlug, em: string) {
  const numeros = useQuery(numerosQuery(setor, { em }))
  const bloco = blocos[setor]
  const doSetor = useQuery({ ...(bloco?.ler({ em }) ?? NADA), enabled: bloco !== undefined })
  const textos = { neutra: `${setorOf(setor).label} em ${formatDate(em)}`, contarDeNovo: null }
  const contarDeNovo = oQueFalhou(numeros, doSetor)
  if (contarDeNovo) return { ...textos, emDia: textos.neutra, achados: null, contarDeNovo }
  if (!numeros.data || (bloco && doSetor.data === undefined))
    return { ...textos, emDia: textos.neutra, achados: undefined }
  const sabeTudo = numeros.data.results.every(({ total }) => total !== null)
  return {
    ...textos,
    // Good news only where everything is known.
    emDia: sabeTudo ? emDia[setor] : textos.neutra,
    achados: [
      ...(bloco ? bloco.achados(doSetor.data).map(semLink) : []),
      ...dosNumeros(setor, numeros.data, em),
    ],
  }
}

/** What the sentence of a sector says: undefined while it is counted, null when it could not be. */
export function useAchados(setor: SetorSlug, listaDe: (tipo: TipoDeclarado) => string | null) {
  const numeros = useQuery(numerosQuery(setor))
  const bloco = blocos[setor]
  const doSetor = useQuery({ ...(bloco?.ler({}) ?? NADA), enabled: bloco !== undefined })
  const espera = useQuery(inicioQuery(setor))
  const textos = { neutra: `${setorOf(setor).label} hoje`, emDia: emDia[setor], contarDeNovo: null }
  const contarDeNovo = oQueFalhou(numeros, doSetor)
  if (contarDeNovo) return { ...textos, achados: null, contarDeNovo }
  const faltaAlgo = !numeros.data || (bloco && doSetor.data === undefined)
  if (faltaAlgo) return { ...textos, achados: undefined }
  const pedidos = espera.data ? daqui(espera.data, listaDe).total : 0
  return {
    ...textos,
    achados: [
      ...(bloco ? bloco.achados(doSetor.data) : []),
      ...dosNumeros(setor, numeros.data),
      { total: pedidos, um: 'pedido espera você', muitos: 'pedidos esperam você' },
    ],
  }
}
