import { tiposDocumento } from '@rh/domain/contratos/tabelas'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { arquivoDoContrato } from '../arquivo.ts'
import { ArquivoInput } from '../../../ui/upload/ArquivoInput.tsx'
import { opcoesDe } from '../opcoes.ts'
import { rotulos } from './rotulos.ts'

/** What a file is; `prefix` is empty or ends the path of the item: `documentos.0`. */
export function DocumentoCampos({ prefix }: { readonly prefix: string }) {
  const em = (campo: string): string => (prefix ? `${prefix}.${campo}` : campo)
  return (
    <>
      <SelectInput
        source={em('tipo')}
        label={rotulos.documentos.tipo}
        options={opcoesDe(tiposDocumento)}
        cols={6}
      />
      <TextInput
        source={em('descricao')}
        label={rotulos.documentos.descricao}
        maxLength={200}
        opcional
        cols={6}
      />
    </>
  )
}

/** Step `documentos`: what proves the contract. */
export const DocumentosCampos = () => (
  <ArrayInput
    source="documentos"
    item="Documento"
    addLabel="Adicionar documento"
    blank={{ arquivoId: null, nome: '', tipo: null, descricao: null }}
    empty="Nenhum documento. Pode ficar para depois: a página do contrato também recebe arquivos."
    max={30}
  >
    {(prefix) => (
      <>
        <ArquivoInput
          source={`${prefix}.arquivoId`}
          nome={`${prefix}.nome`}
          label={rotulos.documentos.arquivoId}
          {...arquivoDoContrato}
        />
        <DocumentoCampos prefix={prefix} />
      </>
    )}
  </ArrayInput>
)
