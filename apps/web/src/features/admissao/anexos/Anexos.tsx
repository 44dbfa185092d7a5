import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { estadosDoAnexo } from '@rh/domain/processos/admissao/checklist'
import { useQuery } from '@tanstack/react-query'
import { useGrupos } from '../../../lib/use-session.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { describeUpload } from '../../../ui/upload/describe-upload.ts'
import { FileDrop } from '../../../ui/upload/FileDrop.tsx'
import { ArquivoLinha } from './ArquivoLinha.tsx'
import { anexosQuery, useAnexos, useUploadAnexo, type Checklist, type ItemAnexo } from './anexos.ts'
import { Dispensar } from './Dispensar.tsx'
import { avisoDoSigilo } from './sigilo.ts'

const grupos = [
  { titulo: 'Para aprovar a admissão', de: (i: ItemAnexo) => i.exigido && i.momento === 'aprovacao' },
  { titulo: 'Assinados no início', de: (i: ItemAnexo) => i.exigido && i.momento === 'finalizacao' },
  { titulo: 'Se houver', de: (i: ItemAnexo) => !i.exigido },
] as const

interface AnexosProps {
  readonly admissaoId: number
  readonly readOnly?: boolean
}

/** The documents of a person: what is asked, what came, and what Rh says of each. */
export function Anexos({ admissaoId, readOnly = false }: AnexosProps) {
  const anexos = useQuery({
    ...anexosQuery(admissaoId),
    select: (checklist) => (readOnly ? { ...checklist, podeEnviar: false, podeConferir: false } : checklist),
  })
  if (anexos.isError) return <ErrorState error={anexos.error} onRetry={() => void anexos.refetch()} />
  if (!anexos.data) return <Carregando />
  const { itens } = anexos.data
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Progresso itens={itens} />
        {anexos.data.podeEnviar && <OQueEnviar />}
      </Box>
      {anexos.data.podeConferir && <Dispensar admissaoId={admissaoId} itens={itens} />}
      {grupos.map(({ titulo, de }) => {
        const seus = itens.filter(de)
        return (
          seus.length > 0 && (
            <Box key={titulo} component="section" aria-label={titulo}>
              <Typography variant="overline" component="h3" color="textSecondary">
                {titulo}
              </Typography>
              {seus.map((item) => (
                <Item key={item.tipoId} admissaoId={admissaoId} item={item} checklist={anexos.data} />
              ))}
            </Box>
          )
        )
      })}
    </Box>
  )
}

const PRONTO: readonly string[] = ['aprovado', 'dispensado']

function Progresso({ itens }: { readonly itens: readonly ItemAnexo[] }) {
  const exigidos = itens.filter((item) => grupos[0].de(item))
  const chegaram = exigidos.filter(({ estado }) => estado === 'enviado' || PRONTO.includes(estado)).length
  const prontos = exigidos.filter(({ estado }) => PRONTO.includes(estado)).length
  if (exigidos.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {`${chegaram} de ${exigidos.length} documentos chegaram · ${prontos} aprovados ou dispensados`}
    </Typography>
  )
}

/** Once, for all the places below. */
const OQueEnviar = () => (
  <Typography variant="body2" color="textSecondary">
    Cada arquivo: {describeUpload(useUploadAnexo())}.
  </Typography>
)

interface ItemProps {
  readonly admissaoId: number
  readonly item: ItemAnexo
  readonly checklist: Checklist
}

function Item({ admissaoId, item, checklist }: ItemProps) {
  const { enviar } = useAnexos(admissaoId)
  const upload = useUploadAnexo()
  const { descricao, estado, arquivos } = item
  const sigilo = avisoDoSigilo(item, useGrupos())
  const vale = checklist.podeEnviar || estado !== 'pendente'
  return (
    <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <FileDrop
        upload={upload}
        hint={false}
        label={estado === 'pendente' || estado === 'dispensado' ? 'Enviar' : 'Enviar outro'}
        about={`Enviar: ${descricao}`}
        disabled={!checklist.podeEnviar}
        onSend={(arquivo, options) => enviar(item.tipoId, arquivo, options)}
      >
        <Cabeca item={item} />
        {sigilo && vale && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {sigilo}
          </Typography>
        )}
        {arquivos.map((arquivo) => (
          <ArquivoLinha
            key={arquivo.id}
            admissaoId={admissaoId}
            arquivo={arquivo}
            podeConferir={checklist.podeConferir}
            podeRemover={checklist.podeEnviar && arquivo.estado === 'enviado'}
          />
        ))}
      </FileDrop>
    </Box>
  )
}

const Cabeca = ({ item: { descricao, fundamento, estado } }: Pick<ItemProps, 'item'>) => (
  <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5, mb: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h4">
        {descricao}
      </Typography>
      {fundamento && (
        <Typography variant="caption" color="textSecondary">
          {fundamento}
        </Typography>
      )}
    </Box>
    <StatusChip {...estadosDoAnexo[estado]} />
  </Box>
)

const Carregando = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    {[0, 1, 2, 3].map((i) => (
      <Skeleton key={i} variant="rounded" height={72} />
    ))}
  </Box>
)
