import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { documento as documentoSchema } from '@rh/domain/contratos/novo'
import { tiposDocumento } from '@rh/domain/contratos/tabelas'
import { useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { request } from '../../lib/api/api.ts'
import { fileName, save } from '../../lib/api/download.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { arquivoDoContrato } from './arquivo.ts'
import { ArquivoInput } from '../../ui/upload/ArquivoInput.tsx'
import { DocumentoCampos } from './novo/DocumentosCampos.tsx'
import { doContrato, type Contrato } from './queries.ts'

type Documento = Contrato['documentos'][number]

async function baixar(id: number): Promise<void> {
  try {
    const resposta = await request('GET /api/contratos/documento/:id', { params: { id } })
    save(await resposta.blob(), fileName(resposta.headers.get('content-disposition')))
  } catch (error) {
    notify.error(toApiError(error).mensagem, { description: toApiError(error).acao })
  }
}

interface DocumentosProps {
  readonly contrato: Contrato
  readonly podeMudar: boolean
}

export function Documentos({ contrato, podeMudar }: DocumentosProps) {
  const [anexando, setAnexando] = useState(false)
  const [saindo, setSaindo] = useState<Documento | null>(null)
  const retirar = useSubmit('POST /api/contratos/documento/retirar', {
    invalidates: doContrato,
    onSuccess: () => setSaindo(null),
  })
  const falhou = (failure: unknown): void => {
    setSaindo(null)
    tellFailure(failure)
  }
  return (
    <Section
      title="Documentos"
      actions={
        podeMudar && (
          <Button size="small" startIcon={<Icon name="anexo" size={18} />} onClick={() => setAnexando(true)}>
            Anexar
          </Button>
        )
      }
    >
      {contrato.documentos.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhum documento ainda. Anexe o contrato assinado, a planilha de custos e os laudos.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {contrato.documentos.map((documento) => (
          <DocumentoLinha
            key={documento.id}
            documento={documento}
            onRetirar={podeMudar ? () => setSaindo(documento) : null}
          />
        ))}
      </Box>
      {anexando && <AnexarDialog contratoId={contrato.id} onClose={() => setAnexando(false)} />}
      <ConfirmDialog
        open={saindo !== null}
        title="Retirar este documento?"
        text={`${saindo?.nome ?? ''} deixa de aparecer no contrato. O arquivo continua guardado.`}
        confirmLabel="Retirar"
        tone="error"
        busy={retirar.isPending}
        onConfirm={() => saindo && retirar.mutate({ body: { id: saindo.id } }, { onError: falhou })}
        onClose={() => setSaindo(null)}
      />
    </Section>
  )
}

interface DocumentoLinhaProps {
  readonly documento: Documento
  readonly onRetirar: (() => void) | null
}

const DocumentoLinha = ({ documento, onRetirar }: DocumentoLinhaProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {documento.nome}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {tiposDocumento[documento.tipo]} · {formatBytes(documento.bytes)}
        {documento.descricao && ` · ${documento.descricao}`}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {documento.autor}, {formatDateTime(documento.em)}
      </Typography>
    </Box>
    <Tip title="Baixar">
      <IconButton aria-label={`Baixar ${documento.nome}`} onClick={() => void baixar(documento.id)}>
        <Icon name="baixar" size={20} />
      </IconButton>
    </Tip>
    {onRetirar && (
      <Tip title="Retirar">
        <IconButton aria-label={`Retirar ${documento.nome}`} onClick={onRetirar}>
          <Icon name="excluir" size={20} />
        </IconButton>
      </Tip>
    )}
  </Box>
)

const EM_BRANCO = { arquivoId: null, nome: '', tipo: null, descricao: null } as unknown as {
  arquivoId: string
}

interface AnexarDialogProps {
  readonly contratoId: number
  readonly onClose: () => void
}

function AnexarDialog({ contratoId, onClose }: AnexarDialogProps) {
  const anexar = useSubmit('POST /api/contratos/documento', { invalidates: doContrato })
  return (
    <FormDialog
      title="Anexar documento"
      schema={documentoSchema}
      defaultValues={EM_BRANCO}
      submitLabel="Anexar"
      onSubmit={({ arquivoId, tipo, descricao }) =>
        anexar.mutateAsync({ body: { arquivoId, tipo, descricao, contratoId } })
      }
      onClose={onClose}
    >
      <ArquivoInput source="arquivoId" nome="nome" label="Arquivo" {...arquivoDoContrato} />
      <DocumentoCampos prefix="" />
    </FormDialog>
  )
}
