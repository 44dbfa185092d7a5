import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { documento as documentoSchema } from '@rh/domain/contratos/novo'
import { tiposDocumento } from '@rh/domain/contratos/tabelas'
import { useState } from 'react'
import { saveFile } from '../../lib/api/download.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ArquivoGuardado } from './ArquivoGuardado.tsx'
import { arquivoDoContrato } from './arquivo.ts'
import { ArquivoInput } from '../../ui/upload/ArquivoInput.tsx'
import { DocumentoCampos } from './novo/DocumentosCampos.tsx'
import { doContrato, type Contrato } from './queries.ts'

type Documento = Contrato['documentos'][number]

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
          <ArquivoGuardado
            key={documento.id}
            titulo={documento.nome}
            detalhe={detalheDe(documento)}
            arquivo={documento}
            baixar={() => saveFile('GET /api/contratos/documento/:id', { params: { id: documento.id } })}
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

const detalheDe = ({ tipo, bytes, descricao }: Documento): string =>
  [tiposDocumento[tipo], formatBytes(bytes), descricao].filter(Boolean).join(' · ')

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
