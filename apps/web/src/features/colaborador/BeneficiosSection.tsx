import { beneficios as campos } from '@rh/domain/campos/vinculo'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Lista, TextoDaLinha } from './partes.tsx'
import type { Ficha } from './queries.ts'

type Beneficios = NonNullable<Ficha['beneficios']>
type ValeTransporte = NonNullable<Beneficios['valeTransporte']>

/** What the person receives beside the salary, and the way to work that the transport voucher pays. */
export function BeneficiosSection({ beneficios }: { readonly beneficios: Beneficios }) {
  const { valeTransporte, valeRefeicao, cestaBasica } = beneficios
  const itens: Definition[] = [
    { label: campos.valeTransporte.label, value: opcaoDe(valeTransporte) },
    ...(valeTransporte?.escala ? [{ label: campos.escalaVtId.label, value: valeTransporte.escala }] : []),
    ...(valeTransporte?.optante
      ? [{ label: 'Custo por dia', value: formatMoney(porDia(valeTransporte)) }]
      : []),
    { label: campos.valeRefeicao.label, value: simNao(valeRefeicao) },
    { label: campos.cestaBasica.label, value: simNao(cestaBasica) },
  ]
  const linhas = valeTransporte?.linhas ?? []
  return (
    <>
      <Section title="Benefícios">
        <DefinitionList dense items={itens} />
      </Section>
      {linhas.length > 0 && (
        <Section title="Trajeto de casa ao posto" flush>
          <Lista>
            {linhas.map((linha) => (
              <li key={`${linha.operadora} ${linha.linha}`}>
                <TextoDaLinha
                  titulo={linha.linha}
                  detalhes={[
                    linha.operadora,
                    `${formatMoney(linha.tarifaCentavos)} × ${linha.viagensDia} por dia`,
                  ]}
                />
              </li>
            ))}
          </Lista>
        </Section>
      )}
    </>
  )
}

const simNao = (sim: boolean): string => (sim ? 'Sim' : 'Não')

function opcaoDe(vale: ValeTransporte | null): string {
  if (vale === null) return ''
  return vale.optante ? `Desde ${formatDate(vale.desde)}` : 'Não optou'
}

const porDia = ({ linhas }: ValeTransporte): number =>
  linhas.reduce((soma, { tarifaCentavos, viagensDia }) => soma + tarifaCentavos * viagensDia, 0)
