import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { isData } from '../../../lib/time/dia.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { FieldText } from '../../../ui/form/FieldText.tsx'
import { useField, useFieldValue } from '../../../ui/form/use-field.ts'
import { campos } from '../rotulos.ts'
import { VagaCartao } from './VagaCartao.tsx'

const DEBOUNCE_MS = 250
/** Shown before more are asked for. */
const A_VISTA = 4

interface VagasProps {
  readonly colaboradorId: number
}

function useVagas({ colaboradorId }: VagasProps, busca: string) {
  const vigencia = useFieldValue('vigencia')
  const cargoId = useFieldValue('comPromocao.cargoId')
  return useQuery({
    ...query('GET /api/remanejamento/vagas', {
      query: {
        colaborador: String(colaboradorId),
        ...(isData(vigencia) && { vigencia }),
        ...(typeof cargoId === 'number' && { cargoId: String(cargoId) }),
        ...(busca !== '' && { busca }),
      },
    }),
    placeholderData: keepPreviousData,
  })
}

/** The posts with a free slot on the day, the best for the person first, each with why. */
export function Vagas({ colaboradorId }: VagasProps) {
  const { field, frame, id } = useField({ source: 'postoId', label: campos.postoId })
  const [busca, setBusca] = useState('')
  const [todas, setTodas] = useState(false)
  const procurada = useDebounced(busca.trim(), DEBOUNCE_MS)
  const { data, isError, refetch } = useVagas({ colaboradorId }, procurada)
  const vagas = data?.results ?? []
  // Who chose a post further down goes on seeing it.
  const aVista = todas ? vagas : vagas.filter(({ postoId }, i) => i < A_VISTA || postoId === field.value)
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-titulo`}
      aria-invalid={frame.error !== undefined}
      aria-describedby={`${id}-ajuda`}
    >
      <Typography id={`${id}-titulo`} variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {campos.postoId}
      </Typography>
      <TextField
        size="small"
        fullWidth
        value={busca}
        onChange={({ target }) => setBusca(target.value)}
        placeholder="Local, cliente, cidade ou cargo"
        slotProps={{ htmlInput: { 'aria-label': 'Buscar outro posto', maxLength: 60 } }}
        sx={{ mb: 1.5 }}
      />
      {!data && !isError && <Skeleton variant="rounded" height={120} />}
      {isError && (
        <Typography variant="body2" color="error" role="alert">
          Não foi possível ler as vagas. <Button onClick={() => void refetch()}>Tentar de novo</Button>
        </Typography>
      )}
      {data && vagas.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhum posto com vaga livre neste dia. Mude a data, troque com alguém ou use a reserva técnica.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {aVista.map((vaga, i) => (
          <VagaCartao
            key={vaga.postoId}
            vaga={vaga}
            name={field.name}
            marcada={vaga.postoId === field.value}
            inputRef={i === 0 ? field.ref : null}
            onMarcar={() => field.onChange(vaga.postoId)}
          />
        ))}
      </Box>
      {!todas && vagas.length > aVista.length && (
        <Button size="small" onClick={() => setTodas(true)} sx={{ mt: 1 }}>
          Ver todos os {vagas.length} postos
        </Button>
      )}
      {(frame.error !== undefined || frame.note) && (
        <FormHelperText component="div" id={`${id}-ajuda`} error={frame.error !== undefined}>
          <FieldText error={frame.error} note={frame.note} />
        </FormHelperText>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        Ordem: cidade, escala, cargo, risco, treinamento e custo. Dos contratos que não são seus você vê só
        posto, escala e vagas.
      </Typography>
    </Box>
  )
}
