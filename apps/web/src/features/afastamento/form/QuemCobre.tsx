import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Opcoes } from '../registro.ts'
import { campos } from '../rotulos.ts'

/** Who does the shifts meanwhile, where that is known already. */
export const QuemCobre = ({ opcoes }: { readonly opcoes: Opcoes }) => (
  <Section title="Quem cobre">
    <FormGrid>
      <ComboInput
        source="cobertura"
        label={campos.cobertura}
        helper="Se já souber. Sem ninguém agora, os turnos ficam no quadro de cobertura."
        opcional
        options={opcoes.cobertura.map(({ value, label, detalhe }) => ({ value, label, detail: detalhe }))}
        noOptions="Ninguém deste cargo no contrato"
      />
    </FormGrid>
  </Section>
)
