import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { tipoOf } from '@rh/domain/importacao/tipos'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Andamento } from './Andamento.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { Erros } from './Erros.tsx'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'

/** What the check found: how much is new, what is there already, and what to correct. */
export function Conferencia(props: EtapaProps) {
  const { importacao } = props
  if (importacao.situacao === 'conferindo')
    return (
      <Andamento
        andamento={importacao.andamento}
        title="Conferindo a planilha"
        text="Nada é gravado agora. Você pode sair desta página: a conferência continua."
      />
    )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {importacao.situacao === 'interrompida' ? <Interrompida {...props} /> : <Contagem {...props} />}
      {importacao.situacao === 'com_erros' && <Erros importacao={importacao} />}
    </Box>
  )
}

function Interrompida({ importacao: { id, versao, mapa }, onChange }: EtapaProps) {
  const conferir = useSubmit('POST /api/importacao/conferir', { onSuccess: (vista) => onChange(vista) })
  return (
    <>
      <Alert
        severity="warning"
        icon={<Icon name="alerta" />}
        action={
          <Button
            color="inherit"
            disabled={conferir.isPending}
            onClick={() => conferir.mutate({ body: { id, versao, mapa } })}
          >
            Conferir de novo
          </Button>
        }
      >
        O trabalho parou no meio e nada foi gravado. Confira a planilha de novo para continuar.
      </Alert>
      {conferir.error && <FailureAlert error={conferir.error} />}
    </>
  )
}

function Contagem(props: EtapaProps) {
  const { situacao, novas, existentes, comErro, linhas } = props.importacao
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <StatCard label="Novos" value={novas ?? 0} icon="mais" tone="success" />
        <StatCard label="Já no sistema" value={existentes ?? 0} icon="check" caption="Ficam como estão" />
        <StatCard
          label="Linhas com erro"
          value={comErro ?? 0}
          icon="erro"
          tone={comErro ? 'error' : 'default'}
          caption={`De ${formatNumber(linhas)}`}
        />
      </Box>
      {situacao === 'pronta' && <Pronta {...props} />}
    </>
  )
}

/** The only step that writes: what it will do is said once more, in numbers. */
function Pronta({ importacao, onChange }: EtapaProps) {
  const { id, versao, tipo, novas } = importacao
  const { label } = tipoOf(tipo)
  const [open, setOpen] = useState(false)
  const comSenha = useStepUp()
  const confirmar = useSubmit('POST /api/importacao/confirmar', { onSuccess: (vista) => onChange(vista) })
  if (novas === 0)
    return (
      <Alert severity="success" icon={<Icon name="check-circulo" />}>
        Tudo o que está nesta planilha já está no sistema: não há nada a importar.
      </Alert>
    )
  const quantos = `${formatNumber(novas ?? 0)} ${novas === 1 ? label.one : label.many}`
  const enviar = (): void => {
    setOpen(false)
    void comSenha(() => confirmar.mutateAsync({ body: { id, versao } })).catch(() => undefined)
  }
  return (
    <>
      <Alert
        severity="success"
        icon={<Icon name="check-circulo" />}
        action={
          <Button variant="contained" disabled={confirmar.isPending} onClick={() => setOpen(true)}>
            {confirmar.isPending ? 'Aguarde…' : `Importar ${quantos}`}
          </Button>
        }
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        Nenhum erro. Está tudo pronto para importar.
      </Alert>
      {confirmar.error && <FailureAlert error={confirmar.error} />}
      <ConfirmDialog
        open={open}
        title={`Importar ${quantos}?`}
        text="Tudo é gravado de uma vez, ou nada. O que já está no sistema não muda."
        confirmLabel="Importar"
        onConfirm={enviar}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
