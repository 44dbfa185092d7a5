import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { feitoDe } from '@rh/domain/avisos/palavras'
import { emFrase } from '@rh/domain/br/texto'
import { SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import type { AnyProcess } from '@rh/domain/processo/define'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { EmEspera } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { useDesfazer } from './use-desfazer.ts'
import { useSegundos } from './use-segundos.ts'

interface EsperaAvisoProps {
  readonly id: number
  readonly espera: EmEspera
  /** When the record was read, in milliseconds: `faltam` counts from then. */
  readonly lidoEm: number
}

/** Notice on a record that the person's own decision can still be undone: `Você aprovou há 3 s`. */
export function EsperaAviso({ id, espera, lidoEm }: EsperaAvisoProps) {
  const { tipo, process } = useTela()
  const desfazer = useDesfazer()
  const segundos = useSegundos(lidoEm + espera.faltam)
  return (
    <Alert
      severity="info"
      icon={<Icon name="relogio" />}
      sx={{ mb: 2 }}
      action={
        segundos > 0 && (
          <Button color="inherit" size="small" onClick={() => void desfazer(tipo, [id])}>
            Desfazer
          </Button>
        )
      }
    >
      {segundos > 0
        ? `${oQueDecidiu(process, espera)} há ${SEGUNDOS_PARA_DESFAZER - segundos} s. Ninguém foi avisado ainda.`
        : `${oQueDecidiu(process, espera)}. Registrando…`}
    </Alert>
  )
}

/** `Você aprovou (Exame admissional)`, `Você devolveu`. */
function oQueDecidiu({ pareceres, transitions }: AnyProcess, espera: EmEspera): string {
  const { parecer, decisao, transicao } = espera
  if (transicao !== null) {
    const label = transitions[transicao]?.label ?? transicao
    return `Você ${feitoDe(label) ?? `decidiu: ${emFrase(label)}`}`
  }
  const nome = pareceres[parecer ?? '']?.label ?? parecer
  return `Você ${decisao === 'dispensado' ? 'dispensou' : 'aprovou'} (${nome})`
}
