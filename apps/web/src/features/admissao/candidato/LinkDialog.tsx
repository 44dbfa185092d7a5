import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { situacoesDoLink } from '@rh/domain/processos/admissao/candidato'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { diaDe } from '../../../lib/time/momento.ts'
import { CopyText } from '../../../ui/data/CopyText.tsx'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { QrCode } from '../../../ui/data/QrCode.tsx'
import { PendenciaList } from '../../../ui/feedback/PendenciaList.tsx'
import type { AntesDoRascunho } from '../../processo/form/formulario.ts'
import { isVivo, type Pedido } from './pedido.ts'
import { mensagemDe, whatsappHref } from './texto.ts'

const PEDIDO = 'GET /api/admissao/candidato/:id'

interface LinkDialogProps extends AntesDoRascunho {
  readonly pedido: Pedido
  readonly onClose: () => void
}

/** The link of the person: made, sent, followed and ended here. */
export function LinkDialog({ registro: { id }, salvar, pedido, onClose }: LinkDialogProps) {
  const titleId = useId()
  const [endereco, setEndereco] = useState<string | null>(null)
  const criar = useSubmit('POST /api/admissao/candidato/link', {
    invalidates: [PEDIDO],
    onSuccess: (feito) => setEndereco(new URL(feito.endereco, window.location.origin).href),
  })
  const revogar = useSubmit('POST /api/admissao/candidato/revogar', {
    invalidates: [PEDIDO],
    onSuccess: () => setEndereco(null),
  })
  // CPF and birth date may just have been typed.
  const guardar = useEffectEvent(salvar)
  useEffect(() => void guardar(), [])
  const pedir = async (): Promise<void> => {
    await salvar()
    criar.mutate(
      { body: { id } },
      // What is missing is told in the dialog.
      { onError: (error) => error.pendencias.length === 0 && tellFailure(error) },
    )
  }
  const vivo = isVivo(pedido)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Pedir ao candidato</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {endereco === null ? (
          <Explicacao pedido={pedido} vivo={vivo} falta={criar.error?.pendencias ?? []} />
        ) : (
          <NovoLink endereco={endereco} pedido={pedido} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
        {vivo && (
          <Button
            color="error"
            loading={revogar.isPending}
            onClick={() => revogar.mutate({ body: { id } }, { onError: tellFailure })}
          >
            Encerrar o link
          </Button>
        )}
        {endereco === null && (
          <Button variant="contained" loading={criar.isPending} onClick={() => void pedir()}>
            {vivo ? 'Criar outro link' : 'Criar link'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ExplicacaoProps {
  readonly pedido: Pedido
  readonly vivo: boolean
  readonly falta: readonly Pedido['falta'][number][]
}

function Explicacao({ pedido: { link }, vivo, falta }: ExplicacaoProps) {
  if (falta.length > 0)
    return (
      <Alert severity="warning" icon={false}>
        Digite antes, no rascunho, o que confirma quem abre o link:
        <PendenciaList pendencias={falta} />
      </Alert>
    )
  return (
    <>
      <Typography color="textSecondary">
        {vivo
          ? 'O endereço aparece só quando o link é criado. Se a pessoa o perdeu, crie outro: o anterior deixa de valer.'
          : 'A pessoa abre o link no próprio celular, sem usuário nem senha, confirma quem é, preenche os dados e fotografa os documentos. Nada entra no rascunho sem você aceitar.'}
      </Typography>
      {link && (
        <DefinitionList
          items={[
            { label: 'Situação', value: situacoesDoLink[link.situacao].label },
            { label: 'Preenchido', value: `${link.feitos} de ${link.total} itens` },
            { label: 'Criado', value: `${formatDateTime(link.criadoEm)}, por ${link.criadoPor}` },
            { label: 'Vale até', value: formatDateTime(link.expiraEm) },
            {
              label: 'Aceite do uso dos dados',
              value: link.consentimento ? formatDateTime(link.consentimento.em) : 'Ainda não',
            },
          ]}
        />
      )}
    </>
  )
}

interface NovoLinkProps {
  readonly endereco: string
  readonly pedido: Pedido
}

/** A link that was just made: the one time that its address is shown. */
function NovoLink({ endereco, pedido: { nome, telefone, link } }: NovoLinkProps) {
  const mensagem = mensagemDe({ nome, endereco, ate: link ? diaDe(link.expiraEm) : '' })
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 3, alignItems: 'center' }}>
      <QrCode text={endereco} alt="Código QR do link" />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, width: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {endereco}
        </Typography>
        <Button
          variant="contained"
          component="a"
          href={whatsappHref(telefone, mensagem)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Abrir no WhatsApp
        </Button>
        <CopyText text={mensagem}>Copiar a mensagem</CopyText>
        <CopyText text={endereco}>Copiar só o link</CopyText>
        <Typography variant="caption" color="textSecondary">
          Mostrado só agora. Se perder, crie outro: este deixa de valer.
        </Typography>
      </Box>
    </Box>
  )
}
