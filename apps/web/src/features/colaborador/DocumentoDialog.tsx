import { contar } from '@rh/domain/br/contar'
import { textoObrigatorio } from '@rh/domain/br/campos'
import { dadosDoDocumento } from '@rh/domain/colaborador/documento'
import { z } from '../../lib/zod-pt.ts'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import type { Documento, Ficha, TipoDeDocumento } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

const alem = ['GET /api/colaborador/documentos/:id'] as const

interface DocumentoDialogProps {
  readonly acao: 'registrar' | 'substituir' | 'editar'
  readonly ficha: Ficha
  readonly tipos: readonly TipoDeDocumento[]
  readonly documento?: Documento
  readonly onClose: () => void
}

const titulos = {
  registrar: 'Registrar documento',
  substituir: 'Substituir documento',
  editar: 'Corrigir documento',
} as const

/** A new document, one in the place of another, or the correction of what was typed. */
export function DocumentoDialog({ acao, ficha, tipos, documento, onClose }: DocumentoDialogProps) {
  const salvo = { feito: 'Documento salvo.', alem }
  const registrar = useSalvar('POST /api/colaborador/documentos/registrar', salvo)
  const editar = useSalvar('PUT /api/colaborador/documentos/editar', salvo)
  const antes = acao === 'editar' ? documento : undefined
  const valores = {
    ...(documento && { tipoId: documento.tipoId }),
    numero: antes?.numero ?? null,
    emissao: antes?.emissao ?? null,
    validade: antes?.validade ?? null,
    observacao: antes?.observacao ?? null,
  }
  const { saving } = useBaseVersion(documento?.versao ?? 0, valores)
  return (
    <FormDialog
      title={titulos[acao]}
      text={acao === 'substituir' ? `${documento?.tipo}: o anterior continua registrado.` : undefined}
      schema={dadosDoDocumento}
      defaultValues={valores}
      versao={antes?.versao}
      submitLabel={acao === 'editar' ? 'Salvar' : 'Registrar'}
      onSubmit={({ tipoId, ...dados }) =>
        acao === 'editar' && documento
          ? saving((versao) => editar({ body: { id: ficha.id, documentoId: documento.id, versao, dados } }))
          : registrar({
              body: {
                id: ficha.id,
                ...(documento && { substituiId: documento.id }),
                dados: { tipoId, ...dados },
              },
            })
      }
      onClose={onClose}
    >
      {acao === 'registrar' && (
        <ComboInput
          source="tipoId"
          label="Tipo"
          options={tipos.map(({ id, descricao, validadeMeses }) => ({
            value: id,
            label: descricao,
            detail: validadeMeses ? `Costuma valer ${contar(validadeMeses, 'mês', 'meses')}` : undefined,
          }))}
        />
      )}
      <TextInput source="numero" label="Número" opcional maxLength={40} />
      <DateInput source="emissao" label="Emissão" opcional cols={6} />
      <DateInput source="validade" label="Validade" opcional cols={6} helper="Vazio: não vence." />
      <TextareaInput source="observacao" label="Observação" opcional rows={2} maxLength={255} />
    </FormDialog>
  )
}

const soMotivo = z.object({ motivo: textoObrigatorio(255, 5) })

interface EncerrarProps {
  readonly ficha: Ficha
  readonly documento: Documento
  readonly onClose: () => void
}

export function EncerrarDocumentoDialog({ ficha, documento, onClose }: EncerrarProps) {
  const encerrar = useSalvar('POST /api/colaborador/documentos/encerrar', {
    feito: 'Documento encerrado.',
    alem,
  })
  return (
    <FormDialog
      title="Encerrar documento"
      text={`${documento.tipo}: deixa de ser cobrado. O registro continua na ficha.`}
      maxWidth="xs"
      schema={soMotivo}
      defaultValues={{ motivo: '' }}
      submitLabel="Encerrar"
      tone="error"
      onSubmit={({ motivo }) =>
        encerrar({
          body: { id: ficha.id, documentoId: documento.id, versao: documento.versao, motivo },
        })
      }
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" rows={2} maxLength={255} />
    </FormDialog>
  )
}
