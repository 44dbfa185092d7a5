import { uf } from '@rh/domain/br/campos'
import { documentos } from '@rh/domain/campos/pessoa'
import { orgaosExpedidores } from '@rh/domain/codigos/documentos'
import { useEffect, useEffectEvent } from 'react'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { Campo } from '../../../ui/form/Campo.tsx'
import { propsDe } from '../../../ui/form/props-de.ts'
import { SuggestInput } from '../../../ui/form/inputs/SuggestInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { pedeReservista } from '../reservista.ts'
import type { CamposProps } from './props.ts'

export const DocumentosCampos = ({ dados }: CamposProps) => (
  <>
    <Campo de={documentos.rg} cols={4} />
    <UfDoOrgao />
    <SuggestInput
      {...propsDe(documentos.rgOrgao, { cols: 3 })}
      maxLength={documentos.rgOrgao.max}
      placeholder="SSP/SP"
      suggestions={Object.keys(orgaosExpedidores)}
      describe={(sigla) => nomesDosOrgaos[sigla]}
    />
    <Campo de={documentos.rgUf} cols={2} />
    <Campo de={documentos.rgEmissao} cols={3} />
    <Campo de={documentos.pis} cols={4} helper="Quem nunca trabalhou registrado não tem." />
    <Campo de={documentos.tituloEleitor} cols={4} />
    {pedeReservista(dados, hojeNaEmpresa()) && (
      <Campo de={documentos.reservista} cols={4} helper="Homens de 18 a 45 anos." />
    )}
    <Campo de={documentos.cnh} cols={4} helper="Só se o cargo exige dirigir." />
    <Campo de={documentos.cnhCategoria} curto cols={4} placeholder="AB" />
    <Campo de={documentos.cnhValidade} cols={4} />
  </>
)

const COM_UF = /^(.+?)\s*[/-]\s*([a-z]{2})$/i

/** Takes the state from `SSP/SP`, as it stands on the paper, into the field of the state; draws nothing. */
function UfDoOrgao() {
  const orgao = useFieldValue(documentos.rgOrgao.nome)
  const setFields = useSetFields()
  const split = useEffectEvent((texto: string) => {
    const [, sigla = '', estado = ''] = COM_UF.exec(texto) ?? []
    const { success, data } = uf.safeParse(estado.toUpperCase())
    if (success) setFields({ [documentos.rgOrgao.nome]: sigla, [documentos.rgUf.nome]: data })
  })
  useEffect(() => {
    if (typeof orgao === 'string') split(orgao)
  }, [orgao])
  return null
}

const nomesDosOrgaos: Readonly<Record<string, string>> = orgaosExpedidores
