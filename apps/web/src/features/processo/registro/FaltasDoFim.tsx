import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { emFrase } from '@rh/domain/br/texto'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { anexosQuery } from '../anexos/anexos.ts'
import { faltasDoFim, findFim } from '../faltas-do-fim.ts'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'

/** What the end of a record still waits for, told before its button is pressed. */
export function FaltasDoFim({ pagina, registro }: DoRegistro) {
  const { tela, tipo, process } = useTela()
  const fim = pagina.fim && findFim(process, registro.acoes)
  const { data } = useQuery({
    ...anexosQuery(tipo, registro.id),
    enabled: fim !== undefined && tela.anexos !== undefined,
  })
  if (fim === undefined || (tela.anexos && !data)) return null
  const faltas = faltasDoFim(process, {
    registro,
    itens: data?.itens ?? [],
    conferidos: pagina.fim === 'papeis_conferidos',
    podeEnviar: data?.podeEnviar ?? false,
  })
  if (faltas.length === 0) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} role={undefined}>
      <strong>{`Para ${emFrase(process.transitions[fim]?.label ?? fim)} ainda falta`}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {faltas.map((falta) => (
          <li key={falta}>{falta}</li>
        ))}
      </Box>
    </Alert>
  )
}
