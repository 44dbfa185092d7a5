import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { avisosDoPlano } from '@rh/domain/contract/ferias-plano'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useId, useState } from 'react'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { avisar, envelhecidas, type Plano } from './chamadas.ts'

interface AceitarProps {
  readonly plano: Plano
  readonly open: boolean
  readonly onClose: () => void
}

/** What accepting does, what every request will say, and whether who divides agreed. */
export function Aceitar({ plano, open, onClose }: AceitarProps) {
  const setor = useSetor()
  const goOn = useGoOn()
  const [concordam, setConcordam] = useState(false)
  const ajuda = useId()
  const [tentou, setTentou] = useState(false)
  const aceitar = useSubmit('POST /api/ferias/planejamento/aceitar', {
    ...envelhecidas,
    onSuccess: ({ loteId }) => {
      onClose()
      void goOn(hrefOf(setor, 'ferias.lote', { id: loteId }))
    },
  })
  const pedidos = new Set(plano.itens.map(({ periodoId }) => periodoId)).size
  const divididas = new Set(plano.itens.filter(({ dividida }) => dividida).map(({ pessoaId }) => pessoaId))
    .size
  const alertasAceitos = codigosDe(avisosDoPlano)
  const falta = divididas > 0 && !concordam
  return (
    <ConfirmDialog
      open={open}
      title={pedidos === 1 ? 'Fazer 1 pedido de férias?' : `Fazer ${pedidos} pedidos de férias?`}
      text="Cada pedido segue o caminho de sempre: o Departamento Pessoal confere e o Rh aprova. As datas são conferidas de novo agora; a que não servir mais fica no lote, com o motivo."
      confirmLabel="Fazer os pedidos"
      busy={aceitar.isPending}
      onConfirm={() => {
        setTentou(true)
        if (falta) return
        aceitar.mutate(
          { body: { id: plano.id, versao: plano.versao, alertasAceitos, concordancia: concordam } },
          avisar,
        )
      }}
      onClose={onClose}
    >
      <Box>
        <Typography variant="subtitle2" component="h3">
          O que fica aceito em todos
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, ps: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {alertasAceitos.map((codigo) => (
            <li key={codigo}>{avisosDoPlano[codigo]}</li>
          ))}
        </Box>
      </Box>
      {divididas > 0 && (
        <FormControl error={tentou && falta}>
          <FormControlLabel
            control={
              <Checkbox
                checked={concordam}
                slotProps={{ input: { 'aria-describedby': ajuda } }}
                onChange={(_, sim) => setConcordam(sim)}
              />
            }
            label={
              divididas === 1
                ? '1 pessoa divide as férias, e concordou com isso'
                : `${divididas} pessoas dividem as férias, e cada uma concordou com isso`
            }
          />
          <FormHelperText id={ajuda}>
            {tentou && falta ? 'Confirme a concordância para fazer os pedidos' : 'CLT art. 134 § 1º'}
          </FormHelperText>
        </FormControl>
      )}
    </ConfirmDialog>
  )
}
