import { orgaosExpedidores } from '@rh/domain/codigos/documentos'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { DigitsInput, PisInput } from '../../../ui/form/MaskedInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { SuggestInput } from '../../../ui/form/SuggestInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { opcoes } from '../opcoes.ts'
import { hojeNaEmpresa } from '../../../lib/hoje.ts'
import { pedeReservista } from '../reservista.ts'
import type { CamposProps } from './props.ts'

export const DocumentosCampos = ({ dados }: CamposProps) => (
  <>
    <TextInput source="rg" label="RG" cols={4} maxLength={20} />
    <SuggestInput
      source="rgOrgao"
      label="Órgão expedidor"
      cols={3}
      maxLength={20}
      placeholder="SSP"
      suggestions={Object.keys(orgaosExpedidores)}
      describe={(sigla) => nomesDosOrgaos[sigla]}
    />
    <SelectInput source="rgUf" label="UF do RG" options={opcoes.uf} cols={2} placeholder="UF" />
    <DateInput source="rgEmissao" label="Emissão do RG" opcional cols={3} />
    <PisInput
      source="pis"
      label="PIS/PASEP"
      opcional
      cols={4}
      helper="Quem nunca trabalhou registrado não tem."
    />
    <DigitsInput source="tituloEleitor" label="Título de eleitor" opcional max={13} cols={4} />
    {pedeReservista(dados, hojeNaEmpresa()) && (
      <TextInput
        source="reservista"
        label="Certificado de reservista"
        opcional
        cols={4}
        maxLength={20}
        helper="Homens de 18 a 45 anos."
      />
    )}
    <DigitsInput source="cnh" label="CNH" opcional max={11} cols={4} helper="Só se o cargo exige dirigir." />
    <TextInput source="cnhCategoria" label="Categoria" opcional cols={4} maxLength={2} placeholder="AB" />
    <DateInput source="cnhValidade" label="Validade da CNH" opcional cols={4} />
  </>
)

const nomesDosOrgaos: Readonly<Record<string, string>> = orgaosExpedidores
