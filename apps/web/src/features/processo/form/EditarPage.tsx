import { Navigate, useParams, useSearchParams } from 'react-router'
import { itensDevolvidos } from '../devolucao.ts'
import { useTela } from '../tela.ts'
import { campoHref, isPasso, PARAMETRO_ETAPA } from './enderecos.ts'
import { ComRascunho } from './draft/ComRascunho.tsx'
import { Editor } from './Editor.tsx'
import { PASSO_REVISAR, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { Revisao } from './Revisao.tsx'
import { useEnderecos } from './use-enderecos.ts'

interface PaginaProps {
  readonly form: FormularioDaTela
}

interface AbertoProps extends PaginaProps {
  readonly id: string
  readonly etapa: string | undefined
}

/** Draft at the step of the address. */
const Aberto = ({ form, id, etapa }: AbertoProps) => (
  <ComRascunho id={id}>
    {(registro) =>
      etapa === PASSO_REVISAR ? (
        <Revisao form={form} registro={registro} />
      ) : isPasso(form, etapa) ? (
        <Editor key={id} form={form} registro={registro} etapa={etapa} />
      ) : (
        <NoComeco key={id} form={form} registro={registro} />
      )
    }
  </ComRascunho>
)

interface NoComecoProps extends PaginaProps {
  readonly registro: RegistroEmEtapas
}

/** Draft without a step in its address: a returned one opens at the first field that came back. */
function NoComeco({ form, registro }: NoComecoProps) {
  const { process } = useTela()
  const enderecos = useEnderecos(registro.id)
  const [devolvido] = itensDevolvidos(process, registro).flatMap(
    (item) => campoHref(form, enderecos, item) ?? [],
  )
  if (devolvido) return <Navigate replace to={devolvido} />
  return <Editor form={form} registro={registro} etapa={undefined} />
}

/** Page `admin/…/editar/:id`: the whole form under one address. */
export function EditarPage({ form }: PaginaProps) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return <Aberto form={form} id={id} etapa={search.get(PARAMETRO_ETAPA) ?? undefined} />
}

/** Page `editar/rascunho/:id/:etapa?`. */
export function EditarRascunhoPage({ form }: PaginaProps) {
  const { id = '', etapa } = useParams()
  return <Aberto form={form} id={id} etapa={etapa} />
}

/** Page `editar/rascunho/:id/revisar`. */
export function RevisarRascunhoPage({ form }: PaginaProps) {
  const { id = '' } = useParams()
  return <Aberto form={form} id={id} etapa={PASSO_REVISAR} />
}
