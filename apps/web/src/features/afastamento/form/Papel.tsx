import Box from '@mui/material/Box'
import { uf } from '@rh/domain/br/campos'
import { conselhos, type CampoDoAfastamento } from '@rh/domain/processos/afastamento/campos'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Motivo } from '../registro.ts'
import { campos } from '../rotulos.ts'
import { Arquivo } from './Arquivo.tsx'
import { pedeAtestado, pedePapel } from './campos.ts'

interface PapelProps {
  readonly motivo: Motivo
  readonly pedidos: readonly CampoDoAfastamento[]
}

/** The paper that proves it: its photo, and of a certificate who signed it. */
export function Papel({ motivo, pedidos }: PapelProps) {
  const comAtestado = pedeAtestado(motivo)
  if (!pedePapel(motivo)) return null
  return (
    <Section
      title={comAtestado ? 'Atestado' : 'Comprovante'}
      subtitle={comAtestado ? 'A foto basta para enviar; o resto ajuda quem confere.' : motivo.comprovante}
    >
      <Arquivo nome={comAtestado ? 'atestado' : 'comprovante'} />
      {comAtestado && <DoAtestado comCid={pedidos.includes('atestado.cid')} />}
    </Section>
  )
}

const ufs = uf.options.map((sigla) => ({ value: sigla, label: sigla }))

function DoAtestado({ comCid }: { readonly comCid: boolean }) {
  return (
    <FormGrid>
      <DateInput
        source="atestado.emissao"
        label={campos['atestado.emissao']}
        helper="Em branco, o primeiro dia fora."
        opcional
        cols={6}
      />
      <DateInput
        source="atestado.entregueEm"
        label={campos['atestado.entregueEm']}
        helper="Em branco, hoje."
        opcional
        cols={6}
      />
      <TextInput
        source="atestado.medico"
        label={campos['atestado.medico']}
        maxLength={80}
        opcional
        cols={12}
      />
      <SelectInput
        source="atestado.conselho"
        label={campos['atestado.conselho']}
        options={opcoesDe(conselhos)}
        opcional
        cols={5}
      />
      <TextInput
        source="atestado.registro"
        label={campos['atestado.registro']}
        inputMode="numeric"
        maxLength={14}
        opcional
        cols={4}
      />
      <SelectInput
        source="atestado.uf"
        label={campos['atestado.uf']}
        options={ufs}
        placeholder="UF"
        opcional
        cols={3}
      />
      {comCid && <Cid />}
    </FormGrid>
  )
}

/** Clinical detail, of Sesmt alone and with consent. */
const Cid = () => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'inherit', columnGap: 2 }}>
    <TextInput
      source="atestado.cid"
      label={campos['atestado.cid']}
      helper="Só o Sesmt lê."
      maxLength={10}
      opcional
      cols={4}
    />
    <CheckboxInput source="atestado.cidAutorizado" label={campos['atestado.cidAutorizado']} cols={8} />
  </Box>
)
