import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { vinculo } from '@rh/domain/campos/vinculo'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { AprendizagemCard } from '../aprendizagem/AprendizagemCard.tsx'
import { BeneficiosSection } from '../BeneficiosSection.tsx'
import { CancelarDialog, DesfazerDialog } from '../DesfazerDialog.tsx'
import { CorrecaoDialog } from '../CorrecaoDialog.tsx'
import { coluna, colunas } from '../partes.tsx'
import type { Ficha, Versao } from '../queries.ts'
import { linhasDaVersao } from '../valores.ts'
import { VersoesList } from '../VersoesList.tsx'

type Aberto =
  | { readonly acao: 'corrigir' }
  | { readonly acao: 'cancelar' | 'desfazer'; readonly versao: Versao }

/** The terms in force on the day, and every version of them. */
export function Contrato({ ficha }: { readonly ficha: Ficha }) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const onClose = () => setAberto(null)
  const vigente = ficha.versoes.find(({ estado }) => estado === 'em_vigor')
  const corrige = ficha.edita.includes('contrato') && ficha.dataDesligamento === null
  return (
    <Box sx={colunas}>
      <Box sx={coluna}>
        <Section
          title="Contrato de trabalho"
          subtitle={vigente && `Dados que valem desde ${formatDate(vigente.vigencia)}`}
          actions={
            corrige && (
              <Button
                size="small"
                startIcon={<Icon name="editar" size={18} />}
                onClick={() => setAberto({ acao: 'corrigir' })}
              >
                Corrigir contrato
              </Button>
            )
          }
        >
          {vigente && <DefinitionList items={termosDe(ficha, vigente)} />}
        </Section>
        {ficha.aprendizagem && <AprendizagemCard ficha={ficha} fim={ficha.aprendizagem.fim} />}
        {ficha.beneficios && <BeneficiosSection beneficios={ficha.beneficios} />}
      </Box>
      <Box sx={coluna}>
        <VersoesList
          versoes={ficha.versoes}
          hoje={ficha.hoje}
          onCancelar={(versao) => setAberto({ acao: 'cancelar', versao })}
          onDesfazer={(versao) => setAberto({ acao: 'desfazer', versao })}
        />
      </Box>
      {aberto?.acao === 'corrigir' && <CorrecaoDialog ficha={ficha} onClose={onClose} />}
      {aberto?.acao === 'cancelar' && (
        <CancelarDialog ficha={ficha} versao={aberto.versao} onClose={onClose} />
      )}
      {aberto?.acao === 'desfazer' && (
        <DesfazerDialog ficha={ficha} versao={aberto.versao} onClose={onClose} />
      )}
    </Box>
  )
}

const TERMOS = [
  'cargo',
  'posto',
  'contrato',
  'salarioCentavos',
  'adicional',
  'escala',
  'sindicato',
  'centroDeCusto',
] as const

function termosDe({ dataAdmissao, dataDesligamento, experiencia, matricula }: Ficha, versao: Versao) {
  return [
    ...linhasDaVersao(versao, TERMOS),
    { label: vinculo.matricula.label, value: matricula },
    { label: vinculo.dataAdmissao.label, value: formatDate(dataAdmissao) },
    ...(experiencia
      ? [
          { label: 'Fim do primeiro período', value: formatDate(experiencia.fimPrimeiro) },
          { label: 'Fim da experiência', value: formatDate(experiencia.fimFinal) },
        ]
      : []),
    ...(dataDesligamento
      ? [{ label: vinculo.dataDesligamento.label, value: formatDate(dataDesligamento) }]
      : []),
  ]
}
