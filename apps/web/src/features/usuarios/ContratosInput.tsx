import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { isEscopado, type Grupo } from '@rh/domain/setores/grupos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { filterOptions } from '../../ui/form/inputs/filter-options.ts'
import { useField } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { contratosQuery, type Contrato } from './queries.ts'

/** The contracts whose people a scoped user sees. */
export function ContratosInput({ grupos }: { readonly grupos: readonly Grupo[] }) {
  const { field } = useField({ source: 'contratoIds', label: 'Contratos' })
  const ids = (field.value ?? []) as readonly number[]
  const { data, isError, error, refetch } = useQuery(contratosQuery)
  const [busca, setBusca] = useState('')
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  const todos = data?.results ?? []
  const achados = achar(todos, busca)
  const toggle = (id: number): void =>
    field.onChange(ids.includes(id) ? ids.filter((outro) => outro !== id) : [...ids, id])
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
      <Aviso grupos={grupos} quantos={ids.length} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <OutlinedInput
          value={busca}
          onChange={(event) => setBusca(event.target.value)}
          placeholder="Buscar por cliente, número ou objeto"
          sx={{ flex: '1 1 240px' }}
          inputProps={{ 'aria-label': 'Buscar contrato', type: 'search', maxLength: 60 }}
          startAdornment={
            <InputAdornment position="start">
              <Icon name="busca" />
            </InputAdornment>
          }
        />
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {ids.length === 1 ? '1 escolhido' : `${ids.length} escolhidos`}
        </Typography>
        {ids.length > 0 && (
          <Button size="small" color="inherit" onClick={() => field.onChange([])}>
            Limpar
          </Button>
        )}
      </Box>
      {!data && <Skeleton variant="rounded" height={220} />}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 2,
        }}
      >
        {achados.map((contrato) => (
          <Linha
            key={contrato.id}
            contrato={contrato}
            marcado={ids.includes(contrato.id)}
            onToggle={toggle}
          />
        ))}
      </Box>
      {data && achados.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhum contrato combina com a busca.
        </Typography>
      )}
      <input type="hidden" name="contratoIds" />
    </Box>
  )
}

function achar(contratos: readonly Contrato[], busca: string): Contrato[] {
  const opcoes = contratos.map((contrato) => ({
    value: contrato.id,
    label: `${contrato.numero} ${contrato.cliente} ${contrato.objeto}`,
    contrato,
  }))
  const ids = new Set(filterOptions(opcoes, busca).map(({ value }) => value))
  return contratos.filter(({ id }) => ids.has(id))
}

interface LinhaProps {
  readonly contrato: Contrato
  readonly marcado: boolean
  readonly onToggle: (id: number) => void
}

const Linha = ({ contrato, marcado, onToggle }: LinhaProps) => (
  <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer', py: 0.5, ml: -1 }}
    >
      <Checkbox checked={marcado} onChange={() => onToggle(contrato.id)} />
      <Box sx={{ py: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {contrato.cliente} · {contrato.numero}
        </Typography>
        {contrato.encerrado && <StatusChip label="Encerrado" />}
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {contrato.objeto}
        </Typography>
      </Box>
    </Box>
  </Box>
)

function Aviso({ grupos, quantos }: { readonly grupos: readonly Grupo[]; readonly quantos: number }) {
  if (!isEscopado(grupos))
    return (
      <Alert severity="info" icon={<Icon name="info" />}>
        {grupos.length > 0
          ? 'Com os grupos de agora, este usuário vê todos os contratos. A escolha só vale para quem é apenas Gestor ou Assistente Gestor.'
          : 'A escolha vale para quem for Gestor ou Assistente Gestor; os outros grupos veem todos os contratos.'}
      </Alert>
    )
  if (quantos > 0) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />}>
      Sem nenhum contrato, as listas deste usuário ficam vazias. Escolha os que ele acompanha.
    </Alert>
  )
}
