import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { describeUpload } from '../../../ui/upload/describe-upload.ts'
import type { Textos } from '../textos.ts'
import { useTela } from '../tela.ts'
import { anexosQuery, useUploadAnexo, type ItemAnexo } from './anexos.ts'
import { Juntos } from './envio/Juntos.tsx'
import { isPronto } from './estado.ts'
import { ItemDoChecklist } from './ItemDoChecklist.tsx'

const isDaAprovacao = ({ exigido, momento }: ItemAnexo): boolean => exigido && momento === 'aprovacao'

const gruposDe = ({ o, um }: Textos) => [
  { titulo: `Para aprovar ${o} ${um}`, de: isDaAprovacao },
  { titulo: `Para finalizar ${o} ${um}`, de: (i: ItemAnexo) => i.exigido && i.momento === 'finalizacao' },
  { titulo: 'Se houver', de: (i: ItemAnexo) => !i.exigido },
]

/** Document checklist of a form: required documents and the files sent. */
export function Anexos({ id }: { readonly id: number }) {
  const { tipo, textos } = useTela()
  const anexos = useQuery(anexosQuery(tipo, id))
  if (anexos.isError && !anexos.data) return <ErrorState error={anexos.error} onRetry={anexos.refetch} />
  if (!anexos.data) return <Carregando />
  const { itens } = anexos.data
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Progresso itens={itens} />
        {anexos.data.podeEnviar && <OQueEnviar />}
      </Box>
      {anexos.data.podeEnviar && <Juntos id={id} checklist={anexos.data} />}
      {gruposDe(textos).map(({ titulo, de }) => {
        const seus = itens.filter(de)
        return (
          seus.length > 0 && (
            <Box key={titulo} component="section" aria-label={titulo}>
              <Typography variant="overline" component="h3" color="textSecondary">
                {titulo}
              </Typography>
              {seus.map((item) => (
                <ItemDoChecklist key={item.tipoId} id={id} item={item} checklist={anexos.data} />
              ))}
            </Box>
          )
        )
      })}
    </Box>
  )
}

function Progresso({ itens }: { readonly itens: readonly ItemAnexo[] }) {
  const exigidos = itens.filter(isDaAprovacao)
  const chegaram = exigidos.filter(({ estado }) => estado === 'enviado' || isPronto(estado)).length
  const prontos = exigidos.filter(({ estado }) => isPronto(estado)).length
  if (exigidos.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {`${chegaram} de ${exigidos.length} documentos chegaram · ${prontos} ${prontos === 1 ? 'aprovado ou dispensado' : 'aprovados ou dispensados'}`}
    </Typography>
  )
}

/** Instructions, once for all the upload areas below. */
const OQueEnviar = () => (
  <Typography variant="body2" color="textSecondary">
    Cada arquivo: {describeUpload(useUploadAnexo())}.
  </Typography>
)

const Carregando = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    {[0, 1, 2, 3].map((i) => (
      <Skeleton key={i} variant="rounded" height={72} />
    ))}
  </Box>
)
