import Alert, { type AlertColor } from '@mui/material/Alert'
import type { SituacaoDoAfastamento } from '@rh/domain/regras/afastamento/vida'
import { diaComSemana, quantosDias } from '../../lib/time/textos.ts'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Registro } from './registro.ts'

/** How each moment of a leave feels; its words always say it too. */
export const tonsDosMomentos: Readonly<Record<SituacaoDoAfastamento, Tone>> = {
  agendado: 'info',
  vigente: 'success',
  a_vencer: 'warning',
  prorrogado: 'info',
  aguardando_inss: 'warning',
  aguardando_exame: 'warning',
  limbo: 'error',
  encerrado: 'default',
}

const cores: Readonly<Record<Tone, AlertColor>> = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
}

/** What is said of a moment to those who only see dates, to whom the server tells no more. */
function textoDe({ momento, simulacao, dados }: Registro): string {
  if (momento?.texto) return momento.texto
  const fim = simulacao?.fim ?? dados['fim']
  return typeof fim === 'string' ? `Fora até ${diaComSemana(fim)}.` : 'Fora, sem data de volta.'
}

/** Where a homologated leave stands today, first on its page. */
export function Situacao({ registro }: { readonly registro: Registro }) {
  const { momento, simulacao } = registro
  if (!momento) return null
  const tone = tonsDosMomentos[momento.codigo]
  const volta = simulacao?.voltaAoTrabalho ?? simulacao?.retorno
  return (
    <Alert
      severity={cores[tone]}
      icon={<Icon name={tone === 'error' || tone === 'warning' ? 'alerta' : 'calendario'} />}
      role={undefined}
    >
      <strong>{momento.label}</strong> {`desde ${diaComSemana(momento.desde)}. ${textoDe(registro)}`}
      {momento.codigo !== 'encerrado' && (volta || simulacao?.dias) && (
        <div>
          {[
            simulacao?.dias && `${quantosDias(simulacao.dias)} no total`,
            volta && `volta ao trabalho ${diaComSemana(volta)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      )}
    </Alert>
  )
}
