import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { isServivel } from '@rh/domain/processo/anexos'
import { useId, useState } from 'react'
import { toApiError } from '../../../../lib/api/api-error.ts'
import { useSubmit } from '../../../../lib/api/use-submit.ts'
import { ditaDe } from '../../../../lib/api/dita.ts'
import { useAnexos, type ArquivoAnexo, type ItemAnexo } from '../anexos.ts'

interface UsarEmOutroProps {
  readonly id: number
  readonly arquivo: ArquivoAnexo
  readonly itens: readonly ItemAnexo[]
  readonly onClose: () => void
}

/** Uses a file for other documents, as a page with identity and CPF. */
export function UsarEmOutro({ id, arquivo, itens, onClose }: UsarEmOutroProps) {
  const tituloId = useId()
  const { chamadas, receber } = useAnexos(id)
  const [escolhidos, setEscolhidos] = useState<readonly number[]>([])
  const usar = useSubmit(chamadas.usarAnexo, {
    onSuccess: (checklist) => {
      receber(checklist)
      onClose()
    },
  })
  const dele = itens.find(({ arquivos }) => arquivos.some((outro) => outro.id === arquivo.id))
  const candidatos = itens.filter(
    (item) => dele !== undefined && isServivel(dele, item) && !arquivo.tambemEm.includes(item.descricao),
  )
  const erro = usar.error && toApiError(usar.error)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={tituloId}>
      <DialogTitle id={tituloId}>Usar o arquivo em outro item</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {`${arquivo.nome ?? 'O arquivo'} vale também para:`}
        </Typography>
        {candidatos.map(({ tipoId, descricao }) => (
          <FormControlLabel
            key={tipoId}
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                checked={escolhidos.includes(tipoId)}
                onChange={(_, marcado) =>
                  setEscolhidos(
                    marcado ? [...escolhidos, tipoId] : escolhidos.filter((outro) => outro !== tipoId),
                  )
                }
              />
            }
            label={descricao}
          />
        ))}
        {erro && (
          <Typography role="alert" variant="body2" color="error">
            {erro.campos['tipoIds'] ?? ditaDe(erro)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Voltar
        </Button>
        <Button
          variant="contained"
          loading={usar.isPending}
          disabled={escolhidos.length === 0}
          onClick={() => usar.mutate({ body: { id: arquivo.id, tipoIds: [...escolhidos] } })}
        >
          Usar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
