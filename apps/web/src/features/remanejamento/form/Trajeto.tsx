import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { linhaDoTrajeto } from '@rh/domain/campos/vinculo'
import { linhasDoTrajeto } from '@rh/domain/processos/remanejamento/formulario'
import { Campo } from '../../../ui/form/Campo.tsx'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'

const LINHA_EM_BRANCO = { operadora: '', linha: '', tarifaCentavos: null, viagensDia: 2 }

/** The new way to work, where it changes. */
export const Trajeto = () => (
  <Box sx={{ gridColumn: '1 / -1' }}>
    <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
      Novo trajeto do vale-transporte
    </Typography>
    <ArrayInput
      source="valeTransporte"
      item={linhasDoTrajeto.um}
      addLabel="Adicionar linha"
      blank={LINHA_EM_BRANCO}
      empty="Sem linhas, o vale-transporte continua como está."
      max={linhasDoTrajeto.maximo}
    >
      {(prefix) => (
        <>
          <Campo em={prefix} de={linhaDoTrajeto.operadora} cols={6} />
          <Campo em={prefix} de={linhaDoTrajeto.linha} cols={6} />
          <Campo em={prefix} de={linhaDoTrajeto.tarifaCentavos} cols={6} />
          <Campo em={prefix} de={linhaDoTrajeto.viagensDia} cols={6} />
        </>
      )}
    </ArrayInput>
  </Box>
)
