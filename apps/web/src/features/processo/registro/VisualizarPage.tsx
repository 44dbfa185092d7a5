import type { AnyProcess } from '@rh/domain/processo/define'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { toApiError } from '../../../lib/api/api-error.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { anexosQuery } from '../anexos/anexos.ts'
import { obterQuery, papeisQuery, type RegistroDoProcesso } from '../chamadas.ts'
import { useFila } from '../fila/contexto.ts'
import { FocoNoTitulo } from '../fila/FocoNoTitulo.ts'
import { PARAMETRO_CAMPO } from '../form/enderecos.ts'
import { corrigirCampoHref } from '../form/folha/href-do-campo.ts'
import { isEmEtapas, type FolhaDaTela } from '../form/formulario.ts'
import { useEnderecos } from '../form/use-enderecos.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { EsperaAviso } from '../fila/EsperaAviso.tsx'
import { PARAMETRO_FILA } from '../../../lib/nav/fila-de-todos.ts'
import { useTela, type PaginaDoRegistro } from '../tela.ts'
import { itensDevolvidos } from '../devolucao.ts'
import { findCorrigivel, type Corrigivel } from './corrigivel.ts'
import { ForaDeVista } from './ForaDeVista.tsx'
import { RegistroPage } from './RegistroPage.tsx'

const ComFila = lazy(async () => ({ default: (await import('../fila/ComFila.tsx')).ComFila }))

/** How long the system may take with a decision once its time is over. */
const DEPOIS_MS = 1_000

interface CorrecaoProps extends Corrigivel {
  readonly pagina: PaginaDoRegistro
}

/** The correction of a sheet, which comes with the sheet for who corrects one. */
export const correcaoDe = (carregar: () => Promise<{ readonly folha: FolhaDaTela }>) =>
  lazy(async () => {
    const [{ CorrigirFolhaPage }, { folha }] = await Promise.all([
      import('../form/folha/CorrigirFolhaPage.tsx'),
      carregar(),
    ])
    return { default: (props: CorrecaoProps) => <CorrigirFolhaPage folha={folha} {...props} /> }
  })

interface VisualizarPageProps {
  readonly pagina: PaginaDoRegistro
  /** Page on which a sheet is corrected; absent for a form of steps. */
  readonly Corrigir?: ComponentType<CorrecaoProps> | undefined
  readonly readOnly: boolean
}

/** Pages `visualizar/:id`, with actions, and `ver/:id`, read-only: load one record and show it. */
export function VisualizarPage({ pagina, Corrigir, readOnly }: VisualizarPageProps) {
  const { id = '' } = useParams()
  const { tipo } = useTela()
  const registro = useQuery({
    ...obterQuery(tipo, id),
    ...(pagina.ler && { queryFn: pagina.ler(id) }),
    // A decision that waits is made soon: what came of it is shown then.
    refetchInterval: ({ state: { data } }) =>
      data?.emEspera ? Math.max(data.emEspera.faltam, 0) + DEPOIS_MS : false,
  })
  const [busca] = useSearchParams()
  const conteudo = (
    <Conteudo key={id} pagina={pagina} Corrigir={Corrigir} readOnly={readOnly} lido={registro} />
  )
  if (readOnly || !busca.has(PARAMETRO_FILA)) return conteudo
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ComFila pronto={registro.data !== undefined}>{conteudo}</ComFila>
    </Suspense>
  )
}

/**
 * Whether what is read beside a record is known: drawn later, its notices and papers would push away what is read by then.
 * A kind that reads its whole page at once knows it with the record, and the next of a queue does not wait.
 */
function useAoLado({ pagina, readOnly }: VisualizarPageProps): boolean {
  const { tela, tipo } = useTela()
  const { id } = useParams()
  const espera = useFila() === null && pagina.ler === undefined
  // None is made for a kind that knows them already: its reader takes a query that exists for one that was answered.
  const lidas = useQueries({
    queries: [
      ...(espera && tela.anexos !== undefined ? [anexosQuery(tipo, Number(id))] : []),
      ...(espera && !readOnly && pagina.papeis !== undefined ? [papeisQuery(tipo, Number(id))] : []),
    ],
  })
  // Known, or failed once: what fails is tried again in its place.
  const lidos = lidas.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0)
  const [conhecido, setConhecido] = useState(lidos)
  if (lidos && !conhecido) setConhecido(true)
  // Once drawn, its parts read the same anew, which takes nothing away.
  return conhecido || lidos
}

interface ConteudoProps extends VisualizarPageProps {
  readonly lido: UseQueryResult<RegistroDoProcesso>
}

function Conteudo({ pagina, Corrigir, readOnly, lido: registro }: ConteudoProps) {
  const { process } = useTela()
  const [busca] = useSearchParams()
  const naFila = useFila() !== null
  const prontos = useAoLado({ pagina, readOnly })
  if (registro.data && prontos) {
    if (!readOnly && busca.has(PARAMETRO_CORRIGIR)) {
      if (isEmEtapas(registro.data) && registro.data.editavel) return <IrAoFormulario id={registro.data.id} />
      const corrigivel = findCorrigivel(pagina, registro.data)
      const primeiro = corrigivel && !busca.has(PARAMETRO_CAMPO) && campoDevolvidoHref(process, corrigivel)
      if (primeiro) return <Navigate replace to={primeiro} />
      if (corrigivel && Corrigir)
        return (
          <Suspense fallback={<FormSkeleton />}>
            <Corrigir pagina={pagina} {...corrigivel} />
          </Suspense>
        )
    }
    const { id, emEspera } = registro.data
    return (
      <>
        {emEspera && <EsperaAviso id={id} espera={emEspera} lidoEm={registro.dataUpdatedAt} />}
        {/* What this person is asked for comes with its code: until then nothing is shown that it would push away. */}
        <Suspense fallback={<FormSkeleton />}>
          <RegistroPage pagina={pagina} registro={registro.data} readOnly={readOnly} />
          {naFila && <FocoNoTitulo />}
        </Suspense>
      </>
    )
  }
  if (!registro.isError || registro.data) return <FormSkeleton />
  if (toApiError(registro.error).status === 404) return <ForaDeVista />
  return (
    <Page>
      <ErrorState error={registro.error} onRetry={registro.refetch} />
    </Page>
  )
}

/** The form of a returned record, which opens at what came back. */
const IrAoFormulario = ({ id }: { readonly id: number }) => <Navigate replace to={useEnderecos(id).inicio} />

/** Link to the first returned field of a sheet; null where none was pointed at. */
function campoDevolvidoHref(process: AnyProcess, { campos, registro }: Corrigivel): string | null {
  const [primeiro] = itensDevolvidos(process, registro).flatMap(
    (item) => corrigirCampoHref(campos, item) ?? [],
  )
  return primeiro ?? null
}
