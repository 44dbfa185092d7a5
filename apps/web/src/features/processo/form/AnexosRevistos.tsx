import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { estadosDoAnexo } from '@rh/domain/processo/anexos'
import { useQuery } from '@tanstack/react-query'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { FormStep } from '../../../ui/page/FormStepper.tsx'
import { anexosQuery, type ItemAnexo } from '../anexos/anexos.ts'
import { useTela } from '../tela.ts'
import { DobraRevista } from './DobraRevista.tsx'

interface AnexosRevistosProps {
  readonly id: number
  readonly passo: FormStep
}

/** Documents of the review: what came, what is refused and what may still come. */
export function AnexosRevistos({ id, passo }: AnexosRevistosProps) {
  const { tipo } = useTela()
  const { data, isError, refetch } = useQuery(anexosQuery(tipo, id))
  // Asked for now, or sent though nobody asks for it.
  const itens = data?.itens.filter(
    ({ exigido, momento, estado }) => (exigido && momento === 'aprovacao') || estado !== 'pendente',
  )
  return (
    <DobraRevista passo={{ ...passo, resta: undefined }} resumo={itens && resumoDe(itens)} aberta>
      {isError && !itens && <ErrorLine onRetry={refetch}>Não foi possível ver os anexos.</ErrorLine>}
      {!isError && !itens && <Skeleton variant="rounded" height={120} />}
      {itens && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 3,
            rowGap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {itens.map((item) => (
            <Documento key={item.tipoId} item={item} />
          ))}
        </Box>
      )}
    </DobraRevista>
  )
}

const isEnviado = ({ estado }: ItemAnexo): boolean => estado === 'enviado' || estado === 'aprovado'

function resumoDe(itens: readonly ItemAnexo[]): string {
  const enviados = itens.filter(isEnviado).length
  const faltam = itens.filter(({ estado }) => estado === 'pendente').length
  const recusados = itens.filter(({ estado }) => estado === 'reprovado').length
  return [
    enviados === 1 ? '1 enviado' : `${enviados} enviados`,
    faltam > 0 && (faltam === 1 ? '1 pode vir depois' : `${faltam} podem vir depois`),
    recusados > 0 && (recusados === 1 ? '1 recusado' : `${recusados} recusados`),
  ]
    .filter(Boolean)
    .join(' · ')
}

const icones = {
  enviado: 'check',
  aprovado: 'check',
  dispensado: 'check',
  pendente: 'relogio',
  reprovado: 'erro',
} as const satisfies Readonly<Record<ItemAnexo['estado'], string>>

function Documento({ item }: { readonly item: ItemAnexo }) {
  const { descricao, estado, arquivos } = item
  const arquivo = arquivos.find(({ nome }) => nome !== null)
  const cor =
    estado === 'reprovado' ? 'error.dark' : estado === 'pendente' ? 'text.secondary' : 'success.dark'
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Box sx={{ color: cor, pt: 0.25 }}>
        <Icon name={icones[estado]} size={16} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {descricao}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {arquivo && isEnviado(item)
            ? `${arquivo.nome} · ${formatBytes(arquivo.bytes ?? 0)}`
            : estado === 'pendente'
              ? 'Pode vir depois'
              : estadosDoAnexo[estado].label}
        </Typography>
      </Box>
    </Box>
  )
}
