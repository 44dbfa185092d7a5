import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { asRows, type RawValue } from '@rh/domain/processo/raw-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { SelectField } from '../../../ui/form/inputs/SelectInput.tsx'
import { useField, useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { LocalOpcional, SemBaixaInput } from '../../processo/estoque/SaidaCampos.tsx'
import { paineis, type PainelUniforme, type Registro } from '../queries.ts'

type Peca = PainelUniforme['pecas'][number]
type Modo = 'separar' | 'entregar'

interface KitCamposProps {
  readonly registro: Registro
  readonly modo: Modo
}

/** The kit of the post, piece by piece: what is set apart, or what is handed over. */
export function KitCampos({ registro, modo }: KitCamposProps) {
  const { data, isError, error, refetch } = useQuery(paineis.uniforme(registro.id))
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={180} sx={{ gridColumn: '1 / -1' }} />
  const pecas = modo === 'separar' ? data.pecas : data.pecas.filter((peca) => peca.entregue < peca.quantidade)
  return (
    <>
      {modo === 'entregar' && <DateInput source="entregueEm" label="Entregue em" cols={4} max={data.hoje} />}
      {modo === 'entregar' && pecas.length > 0 && <LocalOpcional cols={8} />}
      <Pecas pecas={pecas} modo={modo} vazio={data.pecas.length === 0} />
      {modo === 'entregar' && pecas.length > 0 && <SemBaixaInput />}
    </>
  )
}

const textos = {
  separar: {
    todas: 'Todas as peças estão separadas para esta pessoa',
    uma: 'Separada',
    vazio: 'Este posto não tem kit de uniforme. Use Dispensar e diga por quê.',
  },
  entregar: {
    todas: 'Todas as peças foram entregues à pessoa',
    uma: 'Entregue',
    vazio: 'Todas as peças do kit já estão com a pessoa. Registre para encerrar a entrega.',
  },
} as const satisfies Record<Modo, object>

interface PecasProps {
  readonly pecas: readonly Peca[]
  readonly modo: Modo
  /** The post has no kit at all. */
  readonly vazio: boolean
}

function Pecas({ pecas, modo, vazio }: PecasProps) {
  const marcadas = asRows(useFieldValue('pecas') as RawValue | undefined)
  const setFields = useSetFields()
  const [trocados, setTrocados] = useState<Readonly<Record<number, string>>>({})
  const { todas } = textos[modo]
  const tamanhoDe = (peca: Peca): string =>
    trocados[peca.itemId] ?? peca.tamanho ?? (peca.tamanhos.length === 1 ? (peca.tamanhos[0] ?? '') : '')
  const isMarcada = ({ itemId }: Peca): boolean => marcadas.some((linha) => linha['itemId'] === itemId)
  const marcar = (escolhidas: readonly Peca[], troca: Readonly<Record<number, string>> = {}): void => {
    const linhas = escolhidas.map((peca) => ({
      itemId: peca.itemId,
      tamanho: troca[peca.itemId] ?? tamanhoDe(peca),
    }))
    setFields({ pecas: linhas })
  }
  const trocar = (peca: Peca, tamanho: string | null): void => {
    const troca = { [peca.itemId]: tamanho ?? '' }
    setTrocados({ ...trocados, ...troca })
    if (isMarcada(peca)) marcar(pecas.filter(isMarcada), troca)
  }
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 0.75, mb: 1 }}>
      {pecas.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {vazio ? textos.separar.vazio : textos[modo].vazio}
        </Typography>
      )}
      {pecas.length > 0 && (
        <Todas label={todas} checked={pecas.every(isMarcada)} onChange={(sim) => marcar(sim ? pecas : [])} />
      )}
      {pecas.map((peca) => (
        <PecaLinha
          key={peca.itemId}
          peca={peca}
          modo={modo}
          tamanho={tamanhoDe(peca)}
          marcada={isMarcada(peca)}
          onTrocar={(tamanho) => trocar(peca, tamanho)}
          onMarcar={(sim) =>
            marcar(pecas.filter((outra) => (outra.itemId === peca.itemId ? sim : isMarcada(outra))))
          }
        />
      ))}
    </Box>
  )
}

interface PecaLinhaProps {
  readonly peca: Peca
  readonly modo: Modo
  readonly tamanho: string
  readonly marcada: boolean
  readonly onTrocar: (tamanho: string | null) => void
  readonly onMarcar: (sim: boolean) => void
}

function PecaLinha({ peca, modo, tamanho, marcada, onTrocar, onMarcar }: PecaLinhaProps) {
  const trocada = peca.pedido !== null && tamanho !== peca.pedido
  return (
    <Box
      component="fieldset"
      aria-label={peca.descricao}
      sx={{
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 150px 130px' },
        px: 2,
        py: 0.75,
        // The piece names its row: the label is for those who hear it, and the size has no error line of its own.
        '& .MuiFormHelperText-root': { display: 'none' },
        '& .MuiFormControl-root > label': visuallyHidden,
        border: 1,
        borderColor: marcada ? 'success.main' : 'divider',
        borderRadius: '12px',
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography variant="subtitle2" component="p">
          {peca.quantidade - peca.entregue} × {peca.descricao}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {caDe(peca)}
        </Typography>
        {trocada && <StatusChip label={`Pedido: ${peca.pedido}`} tone="warning" />}
      </Box>
      <div>
        <SelectField
          label="Tamanho"
          value={tamanho}
          options={peca.tamanhos.map((valor) => ({ value: valor, label: valor }))}
          onChange={onTrocar}
        />
      </div>
      <FormControlLabel
        label={textos[modo].uma}
        disabled={tamanho === ''}
        control={<Checkbox checked={marcada} onChange={(event) => onMarcar(event.target.checked)} />}
      />
    </Box>
  )
}

const caDe = ({ tipo, ca, caValidade }: Peca): string =>
  tipo === 'epi'
    ? `EPI · CA ${ca ?? 'não cadastrado'}${caValidade ? ` · válido até ${formatDate(caValidade)}` : ''}`
    : 'Uniforme'

interface TodasProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (sim: boolean) => void
}

/** Ticks every piece at once, and says what is still missing. */
function Todas({ label, checked, onChange }: TodasProps) {
  const { field, id, frame, aria } = useField({ source: 'pecas', label })
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...aria, 'aria-required': undefined } }}
          />
        }
      />
      {frame.error && (
        <Alert severity="error" role={undefined}>
          <FormHelperText error sx={{ m: 0 }}>
            {frame.error}
          </FormHelperText>
        </Alert>
      )}
    </Box>
  )
}
