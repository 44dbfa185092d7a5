import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { DoRegistro } from '../registro/Acoes.tsx'
import { useTela } from '../tela.ts'
import { anexosQuery } from './anexos.ts'

const espera = <Skeleton variant="rounded" height={480} aria-hidden />

const Conferencia = lazyPart(
  'Conferencia',
  async () => (await import('./conferencia/Conferencia.tsx')).Conferencia,
  espera,
)

interface AnexosSecaoProps extends DoRegistro {
  readonly readOnly: boolean
}

/** Documents on a record's page, once they are read; renders nothing for sectors that see none of them. */
export function AnexosSecao({ pagina, registro, readOnly }: AnexosSecaoProps) {
  const { tipo } = useTela()
  const { data } = useQuery({
    ...anexosQuery(tipo, registro.id),
    select: (checklist) => (readOnly ? { ...checklist, podeEnviar: false, podeConferir: false } : checklist),
  })
  if (!data) return espera
  if (data.itens.length === 0) return null
  return <Conferencia pagina={pagina} registro={registro} checklist={data} />
}
