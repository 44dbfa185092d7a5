import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatMoney } from '../../lib/format.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Pessoa } from './Pessoa.tsx'
import { outrosDias } from './textos.ts'
import type { Escolha } from './use-escolha.ts'

interface QuemPodeProps {
  readonly escolha: Escolha
  readonly podeEscalar: boolean
  readonly onAutorizar: () => void
}

/** Who may do the shift of a hole, best first, and those who may not. */
export function QuemPode({ escolha, podeEscalar, onAutorizar }: QuemPodeProps) {
  const { lista, falha, tambem, enviando } = escolha
  if (lista.isError && !lista.data) return <ErrorState error={lista.error} onRetry={lista.refetch} />
  if (!lista.data) return <Esperando />
  const { candidatos, glosaCentavos } = lista.data
  const podem = candidatos.filter(({ faixa }) => faixa !== 'nao_pode')
  return (
    <div aria-busy={lista.isFetching}>
      {falha && <Conflito falha={falha} onVer={escolha.refazer} />}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {podem.length > 0 ? 'Quem pode, do melhor ajuste' : 'Ninguém pode neste dia'}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {candidatos.map((candidato, i) => (
          <Pessoa
            key={candidato.colaboradorId}
            candidato={candidato}
            numero={i + 1}
            podeEscalar={podeEscalar}
            enviando={enviando}
            onEscalar={() => escolha.escalar(candidato)}
          />
        ))}
      </Box>
      {candidatos.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1.5 }}>
          Não há folguista nem gente deste cargo por perto. Peça a autorização do cliente.
        </Typography>
      )}
      {podeEscalar && lista.data.tambem.length > 0 && podem.length > 0 && (
        <FormControlLabel
          sx={{ display: 'flex', my: 0.5 }}
          control={<Checkbox checked={tambem} onChange={({ target }) => escolha.setTambem(target.checked)} />}
          label={`Escalar também ${outrosDias(lista.data.tambem)}, se livre`}
        />
      )}
      {podeEscalar && (
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          sx={{ mt: 1, minHeight: 44 }}
          onClick={onAutorizar}
        >
          Sem cobertura, autorizada pelo cliente
        </Button>
      )}
      {glosaCentavos !== null && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          Sem ninguém, o cliente pode descontar {formatMoney(glosaCentavos)} por este turno.
        </Typography>
      )}
    </div>
  )
}

/** Somebody was faster, or the rules say no after all: what happened, and the list made anew. */
const Conflito = ({ falha, onVer }: { readonly falha: ApiError; readonly onVer: () => void }) => (
  <Alert
    severity="warning"
    sx={{ mt: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onVer}>
        Ver quem sobrou
      </Button>
    }
  >
    {falha.pendencias.length > 0
      ? falha.pendencias.map(({ mensagem }) => mensagem).join(' ')
      : `${falha.mensagem} ${falha.acao}`}
  </Alert>
)

const Esperando = () => (
  <Box sx={{ display: 'grid', gap: 1, mt: 2 }} aria-hidden>
    {[1, 2, 3].map((linha) => (
      <Skeleton key={linha} variant="rounded" height={72} />
    ))}
  </Box>
)
