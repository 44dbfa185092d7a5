import { once } from '@rh/domain/once'
import Typography from '@mui/material/Typography'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Contrato } from './queries.ts'
import { contar } from './textos.ts'

const vezes = once(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Planned cost against price on the day. Of people's own pay nothing is shown here. */
export function Economia({
  contrato: { economia, valorMensalCentavos, data },
}: {
  readonly contrato: Contrato
}) {
  const { folhaPrevistaCentavos, folhaOcupadaCentavos, precoCentavos, semPreco, precoVagoCentavos } = economia
  const receita = valorMensalCentavos ?? precoCentavos
  const razao = receita !== null && folhaPrevistaCentavos > 0 ? receita / folhaPrevistaCentavos : null
  return (
    <Section title="Resumo econômico" subtitle={`Por mês, em ${formatDate(data)}`}>
      <DefinitionList
        dense
        items={[
          {
            label: 'Valor mensal do contrato',
            value: valorMensalCentavos !== null && formatMoney(valorMensalCentavos),
          },
          {
            label: 'Soma dos preços dos postos',
            value: precoCentavos !== null && formatMoney(precoCentavos),
          },
          { label: 'Salários previstos', value: formatMoney(folhaPrevistaCentavos) },
          { label: 'Salários das vagas ocupadas', value: formatMoney(folhaOcupadaCentavos) },
          {
            label: 'Preço das vagas sem gente',
            value: precoVagoCentavos !== null && formatMoney(precoVagoCentavos),
          },
          { label: 'Valor ÷ salários', value: razao !== null && `${vezes().format(razao)} vezes` },
        ]}
      />
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 2 }}>
        Salários-base previstos nos postos, sem adicionais e encargos.
        {semPreco > 0 && ` ${contar(semPreco, 'vaga não tem', 'vagas não têm')} preço informado.`}
      </Typography>
    </Section>
  )
}
