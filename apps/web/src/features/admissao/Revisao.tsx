import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes, etapas, ETAPA_REVISAR, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { Link } from 'react-router'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FormStepper } from '../../ui/page/FormStepper.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { FormLayout } from '../processo/FormLayout.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { FaltasDaEtapa } from '../processo/VerificacaoPanel.tsx'
import { campoHref, nomeDe, passosDe, type Enderecos } from './andamento.ts'
import { Devolucao } from './Devolucao.tsx'
import { EnviarPanel } from './EnviarPanel.tsx'
import { PostoDescricao } from './PostoCard.tsx'
import type { Registro } from './queries.ts'
import { duasColunas, itensDe } from './ResumoEtapas.tsx'
import { rotulosDe } from './rotulos.ts'
import { useVerificacao } from './use-verificacao.ts'
import { useEnderecos } from './use-enderecos.ts'

/** The whole form on one page before it is sent. */
export function Revisao({ registro }: { readonly registro: Registro }) {
  const { id, dados } = registro
  const enderecos = useEnderecos(id)
  const verificacao = useVerificacao(id, dados, enderecos)
  const { faltas, achados = [] } = verificacao
  const rotulos = rotulosDe(registro.posto, registro.nomes)
  const nome = nomeDe(dados)
  return (
    <Page
      title={nome ? `Revisar ${nome}` : 'Revisar admissão'}
      status={<ProcessoStatus process={admissao} status={registro.status} />}
      subtitle={`Admissão ${registro.numero} · pedida por ${registro.solicitante.nome}`}
    >
      <Devolucao registro={registro} enderecos={enderecos} />
      <FormLayout
        steps={
          <FormStepper
            label="Etapas da admissão"
            current={ETAPA_REVISAR}
            steps={passosDe(dados, faltas, achados, enderecos)}
          />
        }
        panel={
          <EnviarPanel
            registro={registro}
            verificacao={verificacao}
            hrefOf={(pendencia) => campoHref(enderecos, pendencia)}
            visualizarHref={enderecos.visualizar}
          />
        }
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, ...duasColunas }}>
          {etapaNomes.map((etapa) => (
            <EtapaRevista
              key={etapa}
              etapa={etapa}
              registro={registro}
              faltas={faltas}
              rotulos={rotulos}
              enderecos={enderecos}
            />
          ))}
        </Box>
      </FormLayout>
    </Page>
  )
}

interface EtapaRevistaProps {
  readonly etapa: Etapa
  readonly registro: Registro
  readonly faltas: readonly FaltasDaEtapa[]
  readonly rotulos: Rotulos
  readonly enderecos: Enderecos
}

function EtapaRevista({ etapa, registro, faltas, rotulos, enderecos }: EtapaRevistaProps) {
  const { label } = etapas[etapa]
  const daEtapa = faltas.find((falta) => falta.etapa === etapa)?.campos ?? []
  const renderInstead = (campo: string) => {
    const falta = daEtapa.find(({ nome }) => nome === campo)
    if (falta)
      return (
        <Box component={Link} to={falta.href} sx={{ color: 'error.main', fontWeight: 600 }}>
          {falta.motivo ?? 'Preencher'}
        </Box>
      )
    return campo === 'postoId' && registro.posto ? <PostoDescricao posto={registro.posto} /> : undefined
  }
  return (
    <Section
      title={label}
      subtitle={faltamCampos(daEtapa.length)}
      actions={
        <Button
          component={Link}
          to={enderecos.etapa(etapa)}
          size="small"
          startIcon={<Icon name="editar" size={16} />}
          aria-label={`Editar ${label}`}
        >
          Editar
        </Button>
      }
    >
      <DefinitionList
        items={itensDe({ dados: registro.dados, etapa, rotulos, instead: renderInstead }).map((item) => ({
          ...item,
          wide: item.wide === true || item.label === rotulos.campo('vaga', 'postoId'),
        }))}
      />
    </Section>
  )
}

const faltamCampos = (quantos: number): string | undefined => {
  if (quantos === 0) return undefined
  return quantos === 1 ? 'Falta 1 campo' : `Faltam ${quantos} campos`
}
