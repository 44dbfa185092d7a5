import { useParams, useSearchParams } from 'react-router'
import { isPasso, PARAMETRO_ETAPA } from './andamento.ts'
import { ComRascunho } from './draft/ComRascunho.tsx'
import { Editor } from './Editor.tsx'
import { PASSO_REVISAR, type FormularioDaTela } from './formulario.ts'
import { Revisao } from './Revisao.tsx'

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
      ) : (
        <Editor key={id} form={form} registro={registro} etapa={isPasso(form, etapa) ? etapa : undefined} />
      )
    }
  </ComRascunho>
)

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
