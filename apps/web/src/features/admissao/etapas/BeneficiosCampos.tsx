import { beneficios, linhaDoTrajeto } from '@rh/domain/campos/vinculo'
import { listas } from '@rh/domain/processos/admissao/listas'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { Campo } from '../../../ui/form/Campo.tsx'
import { propsDe } from '../../../ui/form/props-de.ts'
import { LookupInput } from '../../../ui/form/inputs/LookupInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { DiasDaEscala } from '../DiasDaEscala.tsx'
import { CustoDoTransporte } from '../CustoDoTransporte.tsx'
import type { CamposProps } from './props.ts'

const LINHA_EM_BRANCO = { operadora: '', linha: '', tarifaCentavos: null, viagensDia: 2 }
const { um, maximo } = listas.beneficios.linhas

export function BeneficiosCampos({ dados }: CamposProps) {
  const optante = useFieldValue('valeTransporte') === true
  return (
    <>
      <Campo
        de={beneficios.valeTransporte}
        helper="A resposta vai assinada no termo de opção (Decreto 10.854/2021, art. 112)."
      />
      {optante && (
        <>
          <DiasDaEscala postoId={dados.vaga?.postoId} />
          <LookupInput
            {...propsDe(beneficios.escalaVtId, { cols: 6 })}
            lookup="GET /api/admissao/escalasvt"
            keeps="id"
          />
          <ArrayInput
            source={beneficios.linhas.nome}
            item={um}
            addLabel="Adicionar linha"
            blank={LINHA_EM_BRANCO}
            empty="Informe cada condução do trajeto de casa ao posto."
            max={maximo}
          >
            {(prefix) => (
              <>
                <Campo em={prefix} de={linhaDoTrajeto.operadora} cols={4} />
                <Campo em={prefix} de={linhaDoTrajeto.linha} cols={4} />
                <Campo em={prefix} de={linhaDoTrajeto.tarifaCentavos} cols={2} />
                <Campo em={prefix} de={linhaDoTrajeto.viagensDia} cols={2} />
              </>
            )}
          </ArrayInput>
          <CustoDoTransporte dados={dados} />
        </>
      )}
      <Campo de={beneficios.valeRefeicao} cols={6} />
      <Campo de={beneficios.cestaBasica} cols={6} />
    </>
  )
}
