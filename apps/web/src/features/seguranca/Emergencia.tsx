import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { dadosDoLacre, motivoDaRetirada } from '@rh/domain/contract/emergencia'
import { rotaDeEmergencia } from '@rh/domain/setores/rotas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { SecretDialog } from '../../ui/feedback/SecretDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../ui/page/Section.tsx'

type Situacao = ReplyOf<'GET /api/seguranca/emergencia'>

const chave = query('GET /api/seguranca/emergencia')

/** The envelope for when no administrator can enter, and each time that it was opened. */
export function Emergencia() {
  const { data, error, refetch } = useQuery(chave)
  return (
    <Section
      title="Acesso de emergência"
      subtitle="Um código em envelope lacrado, para quando nenhum administrador consegue entrar. Vale uma vez, a qualquer hora, e avisa todos."
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={96} />}
      {data && <Conteudo situacao={data} />}
    </Section>
  )
}

const lacreEmTexto = ({ lacre, horas }: Situacao): string => {
  if (!lacre)
    return 'Não há código lacrado: se todos os administradores perderem o acesso, só quem opera o servidor ajuda.'
  const por = lacre.por ?? 'quem opera o servidor'
  const duracao = horas === 1 ? 'uma hora' : `${horas} horas`
  return `Lacrado por ${por} em ${formatDateTime(lacre.em)}. Guardado em: ${lacre.onde}. Abre uma sessão de ${duracao}.`
}

function Conteudo({ situacao }: { readonly situacao: Situacao }) {
  const [aberto, setAberto] = useState<'lacrar' | 'retirar'>()
  const [codigo, setCodigo] = useState<string | null>(null)
  const { lacre, usos } = situacao
  const fechar = () => setAberto(undefined)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2">{lacreEmTexto(situacao)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto('lacrar')}>
          {lacre ? 'Lacrar outro código' : 'Lacrar um código'}
        </Button>
        {(lacre || usos.some(({ encerrada }) => !encerrada)) && (
          <Button size="small" variant="outlined" color="error" onClick={() => setAberto('retirar')}>
            {lacre ? 'Retirar o acesso' : 'Encerrar a sessão'}
          </Button>
        )}
      </Box>
      {usos.length > 0 && <Usos usos={usos} />}
      {aberto === 'lacrar' && <Lacrar onLacrado={setCodigo} onClose={fechar} />}
      {aberto === 'retirar' && <Retirar onClose={fechar} />}
      <SecretDialog
        titulo="Código lacrado"
        texto="Imprima ou copie à mão, ponha em um envelope e guarde fora do servidor: o código não aparece de novo, nem para você. O anterior não vale mais."
        segredo={codigo}
        rotulo="Copiar o código"
        onClose={() => setCodigo(null)}
      >
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {`Escreva junto: entra-se em ${window.location.origin}${rotaDeEmergencia}, com este código e o motivo.`}
        </Typography>
      </SecretDialog>
    </Box>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

function Lacrar({ onLacrado, onClose }: DialogProps & { readonly onLacrado: (codigo: string) => void }) {
  const queries = useQueryClient()
  const withPassword = useStepUp()
  const lacrar = useSubmit('POST /api/seguranca/emergencia/lacrar', { invalidates: [] })
  return (
    <FormDialog
      title="Lacrar um código de emergência"
      text="Lacrar pede a sua senha, e os outros administradores são avisados."
      maxWidth="xs"
      schema={dadosDoLacre}
      defaultValues={{ onde: '' }}
      submitLabel="Lacrar"
      onSubmit={async (body) => {
        const { codigo, situacao } = await withPassword(() => lacrar.mutateAsync({ body }))
        queries.setQueryData(chave.queryKey, situacao)
        onLacrado(codigo)
      }}
      onClose={onClose}
    >
      <TextInput
        source="onde"
        label="Onde o envelope fica"
        placeholder="Cofre da diretoria"
        helper="Os administradores leem isto quando precisarem dele."
        maxLength={120}
      />
    </FormDialog>
  )
}

function Retirar({ onClose }: DialogProps) {
  const queries = useQueryClient()
  const withPassword = useStepUp()
  const retirar = useSubmit('POST /api/seguranca/emergencia/retirar', { invalidates: [] })
  return (
    <FormDialog
      title="Retirar o acesso de emergência"
      text="O código lacrado deixa de valer, e quem está dentro com ele sai agora."
      maxWidth="xs"
      tone="error"
      schema={motivoDaRetirada}
      defaultValues={{ motivo: '' }}
      submitLabel="Retirar"
      onSubmit={async (body) =>
        queries.setQueryData(chave.queryKey, await withPassword(() => retirar.mutateAsync({ body })))
      }
      onClose={onClose}
    >
      <TextInput source="motivo" label="Motivo" maxLength={255} />
    </FormDialog>
  )
}

const Usos = ({ usos }: Pick<Situacao, 'usos'>) => (
  <Box component="ul" aria-label="Cada uso" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
    {usos.map(({ id, em, ate, encerrada, motivo, ip }) => (
      <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {formatDateTime(em)}
          </Typography>
          {!encerrada && <StatusChip label="Aberta agora" tone="error" />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {`De ${ip}, até ${formatDateTime(ate)}. Motivo: ${motivo}`}
        </Typography>
      </Box>
    ))}
  </Box>
)
