import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { uploadDocumento } from '@rh/domain/contract/contratos'
import { comprovanteNovo, comprovantesDoMes } from '@rh/domain/contratos/dossie'
import { formatBytes } from '@rh/domain/http/arquivo'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/download.ts'
import { sendFile } from '../../../lib/api/send-file.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ArquivoInput } from '../../../ui/upload/ArquivoInput.tsx'
import { ArquivoGuardado } from '../ArquivoGuardado.tsx'
import { opcoesDe } from '../opcoes.ts'
import { doDossie, mesPorExtenso, type Comprovante, type Dossie } from './queries.ts'

/** What was uploaded for the month: Rh attaches, opens and takes off; the others see what there is. */
export function Comprovantes({ dossie }: { readonly dossie: Dossie }) {
  const { comprovantes, podeAnexar } = dossie
  const [anexando, setAnexando] = useState(false)
  const [saindo, setSaindo] = useState<Comprovante | null>(null)
  const retirar = useSubmit('POST /api/contratos/dossie/comprovante/retirar', {
    invalidates: doDossie,
    onSuccess: () => setSaindo(null),
  })
  const falhou = (failure: unknown): void => {
    setSaindo(null)
    tellFailure(failure)
  }
  return (
    <Section
      title="Comprovantes do mês"
      actions={
        podeAnexar && (
          <Button size="small" startIcon={<Icon name="anexo" size={18} />} onClick={() => setAnexando(true)}>
            Anexar
          </Button>
        )
      }
    >
      {comprovantes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {podeAnexar
            ? 'Nenhum ainda. Anexe a folha, o FGTS, o INSS e os benefícios deste mês.'
            : 'Nenhum ainda. O RH anexa a folha, o FGTS, o INSS e os benefícios de cada mês.'}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {comprovantes.map((comprovante) => (
          <ArquivoGuardado
            key={comprovante.id}
            titulo={comprovantesDoMes[comprovante.tipo].label}
            detalhe={detalheDe(comprovante)}
            arquivo={comprovante}
            baixar={podeAnexar ? () => baixar(comprovante.id) : null}
            onRetirar={podeAnexar ? () => setSaindo(comprovante) : null}
          />
        ))}
      </Box>
      {anexando && <AnexarDialog dossie={dossie} onClose={() => setAnexando(false)} />}
      <ConfirmDialog
        open={saindo !== null}
        title="Retirar este comprovante?"
        text={`${saindo?.nome ?? ''} sai do dossiê deste mês. O arquivo continua guardado.`}
        confirmLabel="Retirar"
        tone="error"
        busy={retirar.isPending}
        onConfirm={() => saindo && retirar.mutate({ body: { id: saindo.id } }, { onError: falhou })}
        onClose={() => setSaindo(null)}
      />
    </Section>
  )
}

const detalheDe = ({ nome, bytes, descricao }: Comprovante): string =>
  [nome, formatBytes(bytes), descricao].filter(Boolean).join(' · ')

const baixar = (id: number): Promise<void> =>
  saveFile('GET /api/contratos/dossie/comprovante/:id', { params: { id } })

const EM_BRANCO = { arquivoId: null, nome: '', tipo: null, descricao: null, conferido: false } as unknown as {
  arquivoId: string
}

const enviar = (arquivo: File, onProgress: (fraction: number) => void) =>
  sendFile('POST /api/contratos/dossie/arquivo', { arquivo, onProgress })

function AnexarDialog({ dossie, onClose }: { readonly dossie: Dossie; readonly onClose: () => void }) {
  const anexar = useSubmit('POST /api/contratos/dossie/comprovante', { invalidates: doDossie })
  const { contrato, mes } = dossie
  return (
    <FormDialog
      title="Anexar comprovante"
      text={`${contrato.cliente}, ${mesPorExtenso(mes)}`}
      notice={
        <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
          O arquivo vai inteiro para o tomador. Envie só as pessoas deste contrato, com tarja em conta
          bancária, endereço, família e saúde.
        </Alert>
      }
      schema={comprovanteNovo}
      defaultValues={EM_BRANCO}
      submitLabel="Anexar"
      onSubmit={({ arquivoId, tipo, descricao, conferido }) =>
        anexar.mutateAsync({ body: { arquivoId, tipo, descricao, conferido, contratoId: contrato.id, mes } })
      }
      onClose={onClose}
    >
      <ArquivoInput source="arquivoId" nome="nome" label="Arquivo" upload={uploadDocumento} onSend={enviar} />
      <SelectInput source="tipo" label="O que comprova" options={opcoesDe(comprovantesDoMes)} cols={6} />
      <TextInput source="descricao" label="Descrição" maxLength={200} opcional cols={6} />
      <CheckboxInput
        source="conferido"
        label="Conferi: só este contrato, e nada além do que o tomador pode ver"
      />
    </FormDialog>
  )
}
