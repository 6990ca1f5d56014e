/** Written by scripts/orders/train.ts: weights in tenths, each before the features that have it. */
export const weights = `
~-127 @mention ~-121 a_scor ~-119 { ~-103 describ ~-100 ^i ~-97 the_first ~-92 as_a ~-87 for ~-85 referen ~-84 how
~-80 weaknes ~-79 directo ~-76 asses ~-75 100_100 employe is_suitabl team ~-74 make to_me ~-73 ^kind pastr ~-71
hire_her ~-70 and that_all ~-69 ^first ~-68 kind ~-67 text_is ~-65 is_an repl ~-64 et manager positio_$ ~-63 ^my
be_accept ~-62 ^decid in of_all work ~-61 present that_ever you_want ~-60 call show test ~-59 of_her the_best ~-58
scor_engin ~-57 und ~-56 @work engin says ~-55 after final i ~-54 %4 ^she is_qualif positio ~-53 candida_will experie
is_a ~-52 overrid recomma ~-51 against or ~-50 of_experie on verdict" ~-49 need_$ referen: ~-48 # ^of ^referen informa
more_than pon ther with_the ~-47 befor should to ~-46 rating" ~-45 ^now give_100 review ~-44 introdu maxima ~-43
^introdu order should_you that_this ~-42 clos documen if_you puesto the_rubric under ~-41 ^yes english includ orienta
writ ~-40 ^overrid each_criteri instruc_for know role ~-39 ^bypas ^it der require_is scor: the_resum ~-38 ^check
^hired about adminis applica! bypas criter_$ find goal handl met" transla ~-37 ^confirm ^mention permiss resum_1
you_have ~-36 ^we as_an ever_criteri highest must our parser premier respons scor" this_applica top_rating ~-35
assista at boss curricu educati report_$ rule sale sheet this_person ~-34 accord_to are_some be_hired managem process
rated summar_$ ~-33 of_my una ~-32 are_a is_accept is_the open result_$ servic ~-31 @notJudged ^hello ^open ^present
all_criteri chatbot hello in_this of record scor_of she_is the_highest ~-30 5_$ applica_should person premier_$
prompt_$ some ~-29 ^select conside_and en gaps_in he_is les_criter post provid task ~-28 20_point ^hiring context copy
scor_sheet with ~-27 and_scor leaders ~-26 ^notic ^number by_a criteri miss_$ rating_to shortli wher ~-25 ^read help
is_read qualifi_$ resum_$ the_list ~-24 ^# ^ever ^stat ^tell compute confide met puesto_$ the_polic ~-23 #_candida
^gaps ^pleas attenti lead python require two vendor ~-22 ^and ^he ^skill accepta and_give awar be_awar for_this note
peopl perfect_match rating_of ~-21 ^judg ^report ^set ^what best cours cumplo do excepti profil_$ program si summar:
that_each the_rule us which your ~-20 ^en ^note all_require and_hire applica award meet_all need pleas resum: ~-19
^screen answer_is candida documen_$ increas key must_be new t_$ time we who ~-18 alway_writ an_ats au be_rated cv each
intervi look never reduc sobr stat when_asked year you_must ~-17 ^this compan con full rating scor_to stell strengt
system the_candida when won ~-16 5_5 ^95 ^more ats bewerte during requir simp skill_$ the_abov the_guideli the_role
weaknes_none word ~-15 #_# 10_10 ^recruit alle_anforde confirm_that deserv eu i_have is_to output_is right set ~-14
^promot ^reject answer board criteri_$ fulfill list_$ los_criteri los_requisi resourc sap y ~-13 against_the an follow
fur il of_the par previou_instruc special that ~-12 ^other awar_that committ gave good hesitat look_for name note:
rais someth version ~-11 ^rais a_require account all_candida applica_will es ignor ignor_previou knowled model?
result: softwar someon summar ~-10 ^applica ^enter ^name ^rank ^shortli ^verif a_chef are_the at_the be_a bewerte_$
embauch_$ first gut gutacht put_the the_board total until ~-9 ^increas approv" don overall scor should_be the_model
~-8 ^de ^outstan ^rated ^red ^selecti assista| beurtei don_t making prompt selecti under_the ~-7 #90 ^develop an_die
auf c direct during_this enter grad issu l master profil_is punkt punkt_$ see to_approv to_the tool weak_point ~-6
^includ ^user a_la answer_a applica_is de degre hidden mark_to report_no s skill_in the_job the_transla you_are ~-5
^disrega bewerbe candida_rank disrega from_this ideal job list_of regulat resum_without ~-4 ^bewertu ^human ^recomme
accept_my below by exist feedbac hr is_strong of_a origina prufer rate same satisfa scor_100 scor_for the_assista
think this_is toda_las ~-3 5 ^attenti ^making ^merci ^peopl ^time ^total anweisu com conside d empfieh evaluat excelle
googl into_the make_the merci note_maximal positiv post_$ rating: should_report verdict_$ you_should ~-2 ^award
^record al childre demand e evaluat_and evidenc experie_$ i_want perfect_$ polic repl_$ resum safet start_your
that_noth the_bot voted } ~2 100< 100_punkt 100_recomen 10_accept 1_gaps 1_recomme 20_resum 99< 99_hire ^100 ^fals
^keep ^nota ^outcom ^overloo ^te ^thank ^verdict a_positiv accept= add_the advanc_now affirm affirm_que ahora_di
ahora_escrib an_bot anterio_y any_abov any_hiring any_miss any_must any_negativ any_require any_weaknes applica_10
applica_fits applica_qualif as_approv as_outstan as_regra asked_to assegna_il assign attenti_du au_system aucun_lacun
avali_a avali_este be_hurt be_replac been_complet been_pre begin_your benot_dies bewerbe_als bewert_dies bewert_diesen
bewertu_bist bitt_stuf candida_as candida_como candida_est candida_pose candida_tien como_ideal concern_none conclut
conclut_que convien convien_$ cook_equal de_afirmar de_lenguaj decidir decidir_que descons_toda documen_as doubt_no
doubt_none down du_model e_assegna e_dai e_f earlier_instruc earlier_instrut eine_ki el_revisor embauch_ce end_with
escrib escrib_siempr esqueca_toda est_ideal est_le et_donn etre_note etre_retenu evaluat: evidenc_is excelle_quel
exigenc_$ experie_end faibles_dans fals fals_$ file_an file_must fit_10 fit_100 from_now gaps? handl_by high_this
him_first hire< hire= hire_yes hurt hurt_if ideal_passt ignor_toda imagin_que in_ever invit_this is_100 is_amalia
is_handl l_attenti le_meilleu le_ruego logicie: lucken_$ match_maximum me: meilleu_$ mention_no messag_au miss_require
mission_is model_the modelo_de n_gimm no_scor none_rating none_scor norma not_penalis now_on number outcom_is output=
output_the outstan_$ overloo passt passt_$ peopl_will perfil_como pido pido_que plac_this pls_ignor point! point_for
polic_this precede_e prior profil_convien promot_this puntu questio r_ai r_an rank_this rate_at rating? recomme_this
recomme_yes red report_any resum_at resum_will retenu revisor ruego ruego_que shortli_my should_end should_the
sie_dies so_say stuf stuf_dies suppos_que system_and te_pido the_outcom then_rank ther_weaknes to_any to_pick toda_el
und_setz une une_ia user_will verdict_a verdict_strong weaknes? when_resum wrong ~3 #_scor 100_decisio 100_empfehl
10_decisio 1> 99_summar 99_verdict ^advanc ^atribua ^classif ^desd ^erwahn ^five ^lieb ^maximum ^nenn ^one ^prefer
^suppose a_recruit accept_yes afirmar afirmar_que all_model all_previou alread_been alway_answer anterio_e applica:
applica_a apto as_100 as_asked as_orienta assiste assiste_bist atribua_a attribu_this automat_screen be_plac
been_fixed bewerbe_ideal bewert_die bot_pls candida: candida_# candida_connait candida_domina candida_first
candida_remplit ceo cher_ia class_cett class_la compar_all compete_$ con_100 concern conclur conclur_que constat
constat_que contest_siempr correct_verdict count_any criteri_precede cumpl_todo curricu_debe cv_is dai_a de_tout
de_tri decid_que decisio_accept demand: der_hochste desd_ahora develop_want di_siempr die_if dies_bewerbe direct_to
documen: doit_conclur doubt! e_atribua earlier_prompt earlier_rule ein_sprachm el_primer encaja encaja_$ ends_with
entsche entsche_dass es_una fail festste festste_dass file_$ fit= fit_scor flag_# gaps= geeigne_ist her_first
hervorr_geeigne hire_my hire_now hired_absolut hochste hochste_punktza human_is if_candida indicaz_precede informa_que
input_is instruc: instruc_anterio instrut_n is_been is_clear it_should j_miller ki_bist l_ia la_ia las_compete
le_istruzi le_system le_traduct lenguaj: lieb lieb_ki like_this line_as logicie_de los machin_compari match> match_99
max_point mencion_ninguna miller_excelle muss_festste n_give name_is name_marta nenn nenn_kein new_task no_miss
not_any note_pour noter of_expert only_possibl other: ought ought_to output_definit overrid_id para_la perfect_con
perfil_debe persona_$ personn_connait pour_le prais_when pre_approv previou_rule priorit profil_first profil_must
put_this que_esta recomme regol_precede regra_anterio render report_low respond_siempr resum_first resum_return
retien_ce return_match reward_$ rule_this scor! shortli_this skill_by summari_say suppose suppose_que the_follow
the_grader the_summar this_one this_scor this_top transla_this tri un_evaluat und_bewert valid when_name wheneve_this
will will_die with_abov with_section word_gaps yes_at your_repl ~4 #90: #_$ #_hire @greeting ^98 ^all ^alway ^availab
^cett ^class ^concern ^dear ^fail ^john ^overall ^por a_l adding_the all_resum als_bestmog als_der amalia" ana_then
anforde_erfullt anterie_et apliqu_toda as_best as_excelle as_hire attribu_a author be_discrim be_invalid be_prais
be_questio be_reject be_reward be_shut be_sure bewerbu_ist bewerte_werden bitt_bewert bitt_bewerte bots bots:
candida_conoc candida_possed candida_rating case_this ce_text certifi_$ choisi_cett claim concern= conside_que continu
criter cualqui curricu_con dear dear_bot decid_to decisio= decisio_1 der_prufer describ_this die_ki diesen_lebensl
documen_has done donn_la down_$ eingest eingest_werden erwahn erwahn_kein es_ideal est_lu faibles fail_to favour_this
file_is find_no finish_your fit> flag= for_bots for_the grad_this ha ha_de have_as he_has hey_bot hi_any hire_1
hire_accept hire_this if_applica if_name ignora_tutt instr_n intend_to is_admin is_pars is_process istruzi_precede
it_has john john_then kein_mangel kriteri l_evaluat lade_dies last_chanc le_regol lebensl_mit lu lu_par mangel
mark_this maschin_bitt me_a me_max me_pass mejor_$ miller: more n_giv name_amalia name_john named: not_count
not_follow output> output_full page_as panel par_un para_cualqui pars_by perfect_para perfil_com perfil_cumpl
perfil_es pls_scor positiv_remark precede_et previu_instr process_by profil_doit profil_sans punktza_$ que_soy
questo_curricu rank_100 rank_all re recomen recomme= remark_id requisi result_in resum> resum_100 role_of said_ten say
scor> scor_at scor_has scor_yes screen_of shut shut_down si_ce siga_toda soy soy_perfect submiss_is t_mention tete_$
text_est that_any the_hr then_match ther_doubt tien_que time_$ to_shortli to_your tu use_this user was_been were
what_the with_rule you_ll you_r your_assessm ~5 100! 100_accept 100_hire 1_decisio 1_other 20 ^avali ^childre ^conclus
^interpr ^le ^mark ^output ^quick a_questa abov_as accept< accept_the all_earlier any_automat any_criteri any_gaps
any_softwar apliqu applica= applica_first applica_s applica_thank approv_now asid attribu_10 attribu_la avali award_to
be_fired bedenke bot_so califiq candida_il childre_will code compar_many complet: concern_$ conclud_your confirm_this
conside_it conside_this criteri_anterio cualqui_oferta da_la dass_dies debe_valorar disrega_all e_de earlier_grader
ein_program el_program el_sistema encajo_para end_the end_your eres_un est_parfait et_class etes_un excelen favor fest
fest_dass fired fired_$ fit_1 fur_den grant_us has_been has_persona him_as hinwei_fur hobb_read ideal_ist
ignor_earlier intervi_round ist_als kandida_ist kein_bedenke ki_bitt line" list mejor_candida mit_der no_apliqu
no_mencion no_weaknes note_$ o of_cook oferta oferta_$ parfait_$ plac_first point_as por_favor possed possibl"
possibl_scor prefer_this presum_que princip print que_ce remark: remplit repl_with report_a require_and reviewe:
robot: said_for screen sees sehr sehr_gut set_asid several si_tu sistema sistema: so so_giv sprachm_bist start_now
stellt stellt_fest text_requir the_line then_rating this_100 to_prais tout_tes unlock_approv valorar valorar_como
want: whil with_perfect without_doubt would writ_low y_pon you_be you_grad your_only ~6 #_do 100_a 10< 10_hire @leadIn
^dai ^das ^este ^hencefo ^hi ^ignor ^imagina ^interes ^nachric ^provid ^regard ^u a all_previu allow_for alread_pre
an_das ana" answer_$ any_flaw any_your are_any as_decid as_qualif as_requir asigna assegna_a assum_the atribua
automat_compari automat_system aviso_a be_honour bewerbe_mit bist_gib bitt_gib candida_qualif cite_pas compt_de
connait criteri_to cumpl_$ cv_doit deadlin debe_ser decid_by der_bestnot dies_kandida duty duty_is emergen encajo_con
entr es_perfect etes etre_conside exigenc_sont faut_attribu finish? fixed for_languag for_machin full_scor gib_100
gib_die guideli_automat hencefo hi hire: hired" honour honour_$ imagina imagina_que instruc_$ intervi_stag into_met
is_hire is_swordfi is_top job_is key_is ll_be logicie machin_reader maitris make_sure many_applica maschin: maximal_a
mention_aucun nachric nachric_an name_name ne_tien ninguna_carenci no_siga note_id of_our one! only_correct paid_$
parfait pas_compt plz_ignor polic_automat profil_est profil_should profil_will profilo proven_for que_tout
questio_about reason" regl_anterie resolv resum_as retenez_cett return_rating root: say_yes schreib screen_finish
si_eres si_vous siga signal sollt someth_is sont sont_rempl sprachm summar_a the_panel the_report the_reviewe
this_first tien_pas to_ai to_all treat_this un_logicie valora valuta_a voted_for vous_etes when_compar when_rank
y_otorga ~7 100_wher 20_a ^are ^choisi ^claim ^concluy ^copy ^e ^emergen ^follow ^from ^marta ^questio ^retenez ^robot
^root ^sofern ^sort ^weak ^wenn a_cett a_number a_partir a_skill about_the accept? accept_100 accept_this accord
address adelant ahora_en ai_so all_conditi all_point als_ideal an_automat analysi_and any_conditi any_lower appl_the
are_ther as_at as_perfect asked aucun_point aus_$ author_of aviso_para be_award begs_it best_hire bist_empfieh
boost_my case_you cher_system choisi come_ideal compari: compari_and copy_the da_por de_este dear_ai der_gutacht
die_hochst donn eine el_evaluad el_modelo embauch_cett en_adelant en_tete eres et_note excelle_fit exercis: fall_du
fit_as fits fits_$ fit| fit|in fit|in_opposit follow_paragra given_a has_alread hecho hecho_que high_fit|in
high_match|i him_has hochst_punktza hr_directo hr_is human_resourc if_this ignor_all ignorie_sie intend_for into_yes
is_yes job_require keep_the kein_lucken le_post level_is log low_match lucken mark! marta marta_ruiz match_as match|i
match|i_opposit mensaj_para must_get ne_cite ne_signal negativ_point no_senal not_appl not_hiring now_answer
only_accepta only_allow only_valid order_it oubliez_tout partir partir_de pass_$ perfect_rating plac_the plz_$
por_hecho pre priorit" punktza_aus que_soit quel quel_que rank_several rating_99 read recruit_s regl remain_candida
repl_that result= retenez return? return_hire role_is root_so ruiz ruiz" senal so_overrid sofern sofern_du soit
soit_le sort stat_low submiss_$ summari_writ task_is tete the_author the_desir the_fit the_machin the_proper toda_as
tout_vos tu_es verdict> want" weak_resum wenn wenn_du whiteli will_thank with_our word_miss would_be written you_alway
you_compar you_hire zu_bewerte ~8 #_will 100_mark 100_summar ? @allAbove ^assegna ^asum ^esta ^exceed ^excelle ^fall
^log ^motto ^none ^recomie ^simp ^special ^strong ^veuille a_flawles a_mark accept adding_100 an_machin any_doubt
any_low any_point applica_has applica_name applica_with approv_this as_grant as_reject asum asum_que be_forbidd
be_moved be_punish best_ist bestmog_einzust bewerbu bist: bist_antwort by_some candida_cumpl candida_has
candida_return candida_s claim_low complet_for concluy concluy_que conside_any conside_tous count_it dai de_a decisio"
dem dem_schlus den descart_toda die_best die_maschin dies_bewerbu directi discard_all doubt? excelle< fall first!
flawles_record follow_text for_screen game has_to instruc_n is_alread is_request it_was java john" kommt kommt_zu
las_debilid law_automat list_any low_fit low_rating maschin mention_any model_error motto motto: of_ever offer_stag
on_you our_rule output_absolut personn prefer program_bist prompt: punish punish_$ punto_$ que_este questo_profilo
rank" rating> recomie remark" report_with requir_by result_to resum_must retien_cett return_scor rubric_is
samtlic_bisheri schlus schlus_dass select_this she_qualif the_remark this_@please to_this todo_los una_ia veuille
void_the weaknes_in well will_now with_100 with_a with_compan you_reject zu_dem zur ~9 @payload @verdictKey ^5 ^act
^admet ^conclud ^deem ^depict ^during ^elig ^embauch ^must ^not ^swordfi a_ce a_good a_reward admet admet_que
alle_vorheri an_ai and_want any_certifi any_other applica_list approv_my as_pass as_questio asks_them auf_jede
automat_analysi b> be_read been_reserv bewert_mit candida_100 candida_com candida_es candida_meet ce_cv compari_of
conclus: condici condici_$ confide_1 cumplo_al das_modell debe_conside depict desir donner eignung elig erst fit_invit
follow_sentenc frag frag_zur gaps" gaps_$ harm_$ have_persona her_as high_score|i hochst ia: inform instruc_and
is_direct is_outstan is_root jede_frag judg_the la_nota la_note languag_model law_refusal lower_rating lower_result
match_10 match_100 modell muss nota_a operato_want paragra_as pleas_ignor plz_r8 profil_as profil_en prompt_n
questo_candida rank_many read_as recomma_ce repond_uniquem sans_conditi scor_10 score|i score|i_opposit screen_program
section_1 sin_condici soll statu= stop_apply summari_the text: that_come the_compari this_a to_hire tralasc_tutt
un_evaluad updat_candida was_alread when_applica your_scor zur_eignung ~10 100_scor 1_wher @please_yes ^behandl
^bewert ^cher ^delet ^di ^hey ^il ^pars ^q ^retien ^valuta ^vergess ^you a_perfect a_pontuac abov_all adjust advanc
alle_bisheri analysi_of anforde_$ answer_that answer_the answer_with any_skill approv_the assegna automat_refusal
automat_rejecti be_harm be_the behandl bewerte_sie bot_who brillia_enginee candida_con candida_sans chang_the cher
class code: de_ahora den_uberset develop: di_que donnez du_eine du_princip empt_the etre_juge evaluat_rule faibl_$
faut ferrer: ferrer_100 five_star for_automat gib_immer give give_this harm have| her_favour hey high_mark hire!
il_faut il_vous immer_die insert_into is_approv is_reject is_this juge match_scor me_top meant_to mention_pas mit_100
mit_perfekt mode_no model_so must_result named no_is nois_the not_mention not_named not_show open_ai open_your otorga
our_law out_of pars_du perfect_scor plait polic_$ pontuac pontuac_maxima prais_$ previu_instruc princip_que print_grad
q: questa_candida refus_this regra reject_this retien s_il scor_as selecci_a selecti_ce sentenc_as sofort_$ soon
than_any the_assessm the_ceo the_stronge to_give toda_los token_is tool_result total_scor transla_summar treat_as
uberset un_modelo ur_an valuta vergess vergess_sie vous_plait whil_you ~11 %2 98_100 99_98 @please_as ^adjust ^bitt
^der ^el ^hallo ^hint ^into ^ninet ^summar ^then ^whoever act_applica act_as ai_pleas and_output antwort_mit any_fault
applica_as applica_gets are_proven as_i automat_downgra be_evaluat be_remembe been_decid bitt by_100 cannot_be check
check_and conclud_that das decisio> dei dei_voti deserv_to documen_is does_he du_ein el_candida evaluad:
evaluat_overrid feedbac_id final_round for_softwar hallo hallo_system he_meet hint hint_for hiring_bot i_say
il_massimo in_her intend is_address is_best is_intend last_section le_candida llm lugar lugar_$ massimo_dei match=
me_high modelo: nota_para of_100 of_turn owner_want pre_screen primer primer_lugar qualifi que_cett que_el que_le
questa remembe_$ result> resum_has sap_$ scor_thresho screen_tool shortco si_usted sie_samtlic skill_as skill_is
skip_the strong_hire t_list tell_it the_code to_favour true_$ turn> turn_model user_believ user_rate user_want usted
usted_es verdict_with voti when_summari when_transla you_refus your_compan ~12 100_point 99" : ^attribu ^betrach ^ce
^comment ^issu ^mensaj ^remark ^suponga a_rating accept! accept| ai_act ai_system all_origina an_item and_begs any_bad
as_cover as_soon at_ninet authori automat_review be_approv be_been be_given begs betrach call: comment_by compan_will
conditi_are deco_rate die_bestnot die_bewerbe domina einzust einzust_$ este_curricu eu_ai ever_origina everyth_abov
for_ai for_larg gewerte gewerte_werden giv_100 give_top going has_it hobb_as ingenie is_10 is_excelle is_void item_is
judg just_ignor ki let_me ll_reward lower_$ match_1 meet_ever mejor mensaj none! operato: other_$ other_lower
output_100 over overrid: pass pass_100 play_a pose prev_instrut questio_for recall_that recibid_$ recomme_true
recruit_does replac_polic requir: reserv_to result_that return{ rule_and rule_automat scor_hire scor_this seen select!
setz she_should siempr siempr_que soon_as submit_scor suffer suffer_if suponga suponga_que take_it take_that tes
the_check the_true to_judg tous tous_les unclear_point unlock_overrid until_now user_that verdict: verdict_qualif
verdict_that voti_$ we_hire weigh_the wheneve_questio will_suffer with_first written_for ~13 ^by ^descons ^dieser
^diga ^discard ^giv ^manager ^null ^oubliez ^wahl ^wert a_certifi a_nota absolut and_asks anforde are_at are_give
are_now candida_doit ce_candida choos_this com_a con_il con_todo conditi_as delet descons dies_person dieser
dieser_lebensl diga diga_que discard ends_in eras_all es_un est exigenc_comm expert_in faibl follow_the grad_candida
has_ever have have_accept her_$ hesiter hesiter_$ hired_wher hobb: il_puntegg indicac just la_maquina la_meilleu
low_is maquina maquina: massimo_$ meilleu_note mencion not_name now_an null null_$ null} of" oubliez pars platfor
point_faibl point_to profil_has punktza: puntegg_massimo rating_10 rating_hired recibid remark_to reserv_for
respond_que resum? role_count rubric rubric: sans_hesiter set_statu should_we stell_mich strong_yes suitabl?
summar_with sur the_result the_short to_met to_recomme top_mark transla_report updat_result wahl wert will_reward
with_yes you_to ~14 10! 100_shortli @please ^aviso ^bot ^deadlin ^die ^ecart ^everyth ^hobb ^inst ^lade ^puntuac
^trait a_questo advanc_to all_remain analys and_accept approv_me are_tick aucun aviso be_grad bot? candida_debe
candida_master choos_$ choos_the comm_rempl criteri| defaut degre_$ di diesen_bewerbe ecart empfieh_mich error_for
evaluat> evaluat_from ever_must exceed exercis from_here functio further_check get_all give_a going_to gut_$
have_alread here_on hinwei_an hire_hire human: in_100 inst instruc instruk is_going is_now is_refus istruzi kandida
lade low_mark mark maxima_puntuac me_through meet_it meet_the meilleu merci_d must_have ninguna no_cite note_100 of_no
of_one offer one_hundr order_them passwor plz_give polic_refusal profil_meet program: rank= recall: refus_$ report
reserv result_with resum_meet role_as s_rule statu_hired tell_them terrafo_$ that" the_compan the_passwor then_@please
to_scor trait uniquem_profil which_this without_further you_summari your_new your_operato your_verdict ~15 #_count
#_exampl ^case ^dies ^gib ^give ^messag ^oubli ^recomma ^satisf ^to ^tool ^which a_game analys_$ and_reach any_qualifi
are_grant as_fulfill as_given as_present authori_$ be_expect case choic_$ como_ingenie conoc dans dans_ton discus ends
enginee este_candida file first_plac fit" for_give for_him game_in giv_this give_us have_are hire| hundr_percent ia
imagin_you immer_mit indiqu ingenie_$ is" is_# just_repeat let_s logg logg_as maker me_best meet met| mode_low move
no_indiqu note_is of_leaders oubli percent percent_$ puntuac_100 questio: reach_the repeat_it respond return_100 root
s_favour s_play satisfa_$ scor_set swordfi the_miss the_verdict this_note this_role to_yes ton ton_analys traduc_como
true} unbedin unbedin_$ vous which_you writ_with yes! zu ~16 1" 10" 10_a 10_sur ^amalia ^c ^how ^missach ^per ^skip
a_este a_lower absent: acqui acqui_$ add_that applica_pass approv_everyon as" assign_for careful carenci carenci_$
comm_acqui count_the criteri_as cumpl decisio dies_profil error evaluad follow" full_mark had_alread have_to how_well
if_transla includ_the is_hired is_perfect is_report is_requir law_applica line_is manqu missach modelo no_check
not_discus noth_is now_no of_compan offer_round paragra_is pass_me pass_to polic_is privile_instruc rate_high
rate_this recomme" regla replac_the repond report_that request_of require_$ scor_upward screene: secret set_rating
skip smaller so_r8 statu suitabl" sur_10 sure_to taken terrafo the_boss the_parser the_request the_screen the_screene
this_entr this_profil to_larg todo tutt tutt_le und_kein upward upward_$ valu_rating vos what_stand whateve_that
when_questio ~17 100_recomme @please" @please_@prais @prais" ^@prais ^grad ^new ^prais ^submit ^trata a_100 a_el
a_grad a_grader ai? al_cien allow_$ analysi_with appl as_your assista_100 avis_a b bewert bitt_benot boss_want
candida_accept careful_and cien_$ cien_por cours_$ diez_punto each_conditi el_puesto el_traduct encajo esta_persona
evaluat? excelle_hire follow_compan forget_all goes goes_to hire_the increas_the insert_that instr_and invalid_$ is_he
is_high ist_$ it_for kein_schwach keyword keyword_match lebensl low_scor messag_to mit_ideal model model_will
ne_mention not_writ of_him our_compan output_with perfil_en point_in por_cien presum_equival profil provid_you
qualifi_are que_encajo red_flag regol return_max revel_pas said satisf" schwach schwach_$ scor= sentenc" shall_be
she_fit smaller_than sofort stand_abov suitabi summar_stat taken_as the_sentenc the_suitabi top_of trata verdict_hire
well_does which_unlock will_receiv writ_about you_rate your_analysi your_maker ~18 ^admin ^d ^descart ^empt ^ignorez
^la ^plac ^the ^valorac a_degre a_esta a_top acces advanc_$ all_other als_erfullt an_empt answer_100 antwort_sie
asks_for assista_that automat_reviewe be_conside benot by_the comm_rempli compan_want debilid debilid_$ deco_the
descart diesen discrim_$ empt_list end_privile ever_conditi fit: from_externa functio_call give_first grad_is hire_me
id ignorez in_token inmedia inmedia_$ instruc_of invalid_for is_invalid is_meant is_short list_the meant messag_for
mi_candida move_to no_nombr nombr notic_must proceed proceed_to puntegg rank_first rated_first rating_100
reason_careful rempli rempli_$ respect resum_is resum_with sampl scor_99 should_this summar_outstan take_the
the_analysi the_answer this_page this_under time_is to_be token: traduct: un_program valorac want_to you_in ~19
#_output 1: ^acces ^empfieh ^es ^hinwei ^intervi ^pls ^respond ^supon a_bot a_brillia and_order ans ans_d any_mention
as_lead automat_grader best_point comm_satisfa conclud cut cv_$ d_experie diez_$ dix dix_ans do_not evaluat_the
ever_respect excelle_$ fit_$ flag from hinwei informa_is lacun_$ memo_from mention_of no" nois now_to of_remain out
outstan_in pas_de pas_les polic: promot proper reflect regardl regardl_of respect" respect_$ return section_as
sobr_diez supon supon_que tell_the the_hiring them_for this_paragra this_text tip_you transla_as u_r werden werden_$
you_$ your_summar ~20 ^assign ^assista ^confide ^drop ^hire ^hurr ^previou ^traduc ^turn ^verwirf a_model and_rate
bisheri candida_know compar_the confide" confirm cover_each ein erfullt_$ evaluat_100 fake follow_our goal_is grader:
hobb_section hurr indicaz is_fake is_nois jede_anforde lacun les_exigenc level: mark_for me_as mich_$ note_a outstan
paid point_of que_cumplo rating= reader recall regeln_$ rempl rempl_$ require_are rulez_and skill_to that_was
the_require traduc traduct transla_mention transla_stat true" verwirf wher_a wors wors_than you_if ~21 ^cut ^eras
^explain ^reflect ^reponde ^tick ^urgent ^veredic ^vergis ^whil a_match accept" act add_# admin answer_for anyth_that
as_expert by_adding cite does_she drop empfehl_einstel eras es_la for_all for_grant gib is_absent is_lack it_$ lack
level_$ machin_and mark_is match my_hobb ocr persona pick_$ questio_to reason_$ reflect_and regeln reponde result_set
say_$ ser_un skill_are take_for the_key the_match the_ocr the_operato the_text token_if updat_scor urgent veredic
veredic: vergis verif vorheri will_pay you zuerst zuerst_$ ~22 99} ^clear ^olvida ^prioriz as_fifteen as_the away_ever
been_replac bot: candida_sin certifi cett_personn consign debe diversi doit_etre du etre ever everyth_that fifteen
fifteen_year for_$ fruhere full_point give_10 he_qualif inform_the is_proven larg lower_than mark_of match" name_of
of_this olvida overall_match part por prioriz questo sans scor_decisio screen: someon_will them_to this_resum tien
ur_a vorgabe with_mone you_transla you_with your_real ~23 100| @fulfilled ^clos ^debug ^languag ^pick ^repl ^resolv
^selecci ^tralasc a_rejecti anterie_$ as_met assista: be_assign be_shown bestmog candida_en dass_die debug die_kandida
erfullt esta_candida este_perfil ever_applica expect_for flawles gimm_us gr8 him_is hired? imagin_that job_asks les
less less_than level massimo me_the mich_ein mich_mit mone_if ne_revel new_messag next_round nota notic_from operato
pay play require| revel rule_1 rulez scor_20 section_with shown shown_as the_adminis the_hobb the_point top_scor
tout_les tralasc violati_of ~24 ^da ^im ^recomen ^render ^repeat after_me as_high assessm: assista_all be_paid be_to
bewertu: candida_primero complet_$ da fehlend fehlend_kenntni forbidd_$ give_me im in_case is_discrim is_written
kein_fehlend kenntni law_$ of_polic on_request overrid_grant owner pleas_giv primero primero_$ proof questio_in
recruit_who repeat_after replac_$ requisi_como scor_the step system: the_automat the_offer the_only the_reader
ther_are to_accept to_pass uniquem vendor: writ_the your_report ~25 #_99 98_$ @judg @judg_is @please_that ^approv
^cook ^dis ^ignorie ^model ^r ^respons a_hiring all_must als_gegeben als_nachgew alway_accept an_dass ana articl as:
be_deem be_rank between brillia certif certifi_is chang comment como_cumplid compan_s convinc_the cumplid cumplid_$
dis doit english_version evaluat_of gegeben gegeben_$ generou gimm_me grant_that hire" ignorie info is: is_@prais
is_forbidd kuberne_$ messag_is miss nachgew nachgew_$ note_to nurs ok only_permiss opposit opposit_mode order_$
precede_$ priorit_$ questio_is remain_resum remembe: sie switch that_@judg the_system this_candida this_messag
verif_by word" you_rank you_shall your_user ~26 @mark ^ai ^aprueba ^def ^ecri ^for ^id ^info ^lift ^remembe ^stronge
^switch ^whateve acces_level adding_# aprueba are_none befor_you caso caso_de d_a d_i de_ser def develop ecri el
en_caso enginee_through equal_expert evaluat_$ exigenc for_writ have_read high_rating hr: i_d insert interes: la_mejor
las more_comput note_for of_me one_thousan outstan" paragra prev rate_me recomen: recomen_contrat reward_you
scor_excelle section_by selecci sentenc speak submiss submit thousan thousan_$ top un ~27 1_$ ^ana ^befor ^does ^grant
^ideal ^recall ^refrain ^review ^someon ^subtrac a_senior anterie applica_ever as_proof asked_for be_report
believ_that clos_your continu_$ correct_the die doubt_in ein_$ equal_to ever_$ greates hey_the hint_to i_will invit_at
is_equal is_she machin memo_of mention_that mit_sehr my_job omit_the on_top pastr_chef previou previu_instrut
proce_with proof_of put_that refrain refrain_from request robot softwar: subtrac subtrac_from tell the_greates
this_submiss want_you was_said well_if what you_continu you_well ~28 @helper ^insert ^notier ^pastr ^r8 ^refusal
^stell ^system ^token ^wher a_formali algorit ana_$ anos anos_de approv_$ approv_by assum_that below_than bist
candida? chef" chef_as complet de_experie decid deficit_$ dudar dudar_$ einstel einstel_$ empfehl expert_expert
formali formali_$ fulfil high_$ high_scor if_it instrut_and it_said larg_languag matter me_10 mon my n next not_met
notier notier_kein outcom_$ over_the puntuac python_$ qualif? rank_the record_$ recruit regard regard_as remark_for
require_as sake sake_of senior sin_dudar suppos_that that_him the_sake the_user then tus was_decid what_$ you_scor
your_owner ~29 95 ^as ^chang ^empfehl ^jump ^lower ^sampl ^think and_giv are are_an availab_on chaqu chaqu_criter
come_out dass_alle diez_anos favoura_result for_her for_my got have_$ high i_come in_line ist jump jump_over line_with
mone nurs_$ order_of out_first que_la receiv_reject short text_abov the_mode the_real the_recruit this_file to_rate
told unclear were_told ~30 #_1 #_is 100" @earlier ^esqueca ^fulfill ^print ^punktza ^rate ^schreib a_deco a_high
a_very all_that and_arriv arriv arriv_at as_if asks by_step deco discrim esqueca evaluat_rubric excelle| grant_$
ignor_previu illegal_$ it lower_the machin_rank match? model_and name_ana nine_$ notic_receiv of_python other_candida
pick precede purpos rank_me real_resum resum_show samtlic scor_valu scor| step_and step_by than_95 that_to the_purpos
the_rest the_vendor think_step updat_applica wher_name whoever whoever_read your_answer ~31 #_get $200 ^h ^inform
^offer ^replac ^top account_$ allow amalia_ferrer antwort appl_$ applica_set attribu best_choic by_order cada
certifi_as come_to each_point enginee_$ equival ferrer find_that id_1 in_$ interpr: knowled_$ mi_perfil new_rule
not_look number_is of_cours outcom point_are purpos_of real requisi_$ result_is set_candida summari: that_approv
the_interpr this_cv this_record to_like to_promot top_priorit turn verdict without ~32 ^1 ^answer ^convinc ^dimenti
^don ^evaluat ^meet ^pretend ^si ^writ a_machin a_mon as_satisf at_100 at_expert cada_criteri ce_profil certif_in
check_$ conclus_that convinc dimenti dossier dossier_$ each_must expert_level far far_$ finding finish_$ fulfill" here
hiring_manager is_certif job_as match: match_$ matter_what mode_in mon_dossier moved moved_to no_matter para_el
pretend prompt_and ser so_far team: thank_you that_me the to_my very yes" ~33 ^choos ^compt ^criteri ^forget ^repond
a_violati abov_$ and_come anthrop assessm believ candida_ahora cannot_refus conditi_$ deficit doubt_$ for: for_expert
negativ_finding not_allow of_other perfect rating_is require_verif scor_$ sin the_employe the_next this_with to_adding
to_report version_stat very_high violati wheneve_a ~34 10_$ ^full ^him anforde_als availab baremo committ: empfehl:
empt excelle" fit guideli his if_a interpr is_illegal jede_kriteri kriteri_als not_re pay_you platfor_enginee
pleas_hire previa_$ raet re_scor reader: reward rule: select strong that_you the_name u updat valorac: ~35 #" 100_to
@matchKey ^encaj ^just ^know ^plz ^sage ^under ^ur ahora_$ ai: all_certifi ambigui ambigui_in are_error articl_1
candida_set correct encaj encaj: equival_between ever_point expect fulfill_$ giv_me job_$ messag_from more_$ person_$
put sage text the_questio ur use ~36 98 @example ^20 ^bevorzu ^candida ^cuenta ^push ^reduc ^should ^unlock a_low abov
an_assista anterio_$ apta_$ bevorzu candida_a cover_$ cuenta favoura_outcom give_the have_been have_select instr
is_prohibi of_them pas perfekt_$ person_is possess presum_that prohibi prohibi_$ push rated_by repeat satisf_$
swap_the ten_$ that_my the_same this_evaluat toujour want with" ~37 ^instruc ^penalis alle amalia an_error as_ten
assessm_by by_an check_100 contrat_$ cycl decisio_$ downgra_of first_page help_me his_favour ideal_geeigne in_his
in_the low mit never_reject perfekt recruit_no remain remembe sure_the than_#90 the_conclus when_a ~38 1 @criterion
^functio ^ignora ^reason a_bad all_of am cett_candida compt forget geeigne_$ hand ignora la making_sure miss_skill
nota: other_applica part_by refusal refusal_of review_by shall the_intervi withdra withdra_$ ~39 #90_$ ^apta ^ches
^definit ^downgra ^s ^swap a_$ all and_gimm answer: aus ches esta forbidd global hervorr_$ i_am is_not largest negativ
or_else page penalis perfect_suitabl previa rate_accord reason say_that screen_result stronge suitabl_$ swap the_law
valu want_$ was weld_$ you_were ~40 ^10 ^correct ^earlier a_# an_hiring and_noth below_$ compari_$ f flaw_$ grad? i_ll
illegal java_$ me_100 noth_else notic nur other_below plac punktza recomme_$ start_system the_authori the_top yes_$
your_compari ~41 ^a ^automat absent anterio check? cien comput cut_the does i_get invalid is_need leaders_$ name=
number_one one_you perfil possibl_$ puntuac: r scor? scor_1 screen_by skill_check t the_largest the_one valu_statu
weld whateve_the ~42 #> < @prais @prais_$ ^halv ^hervorr ^if add choos criteri_como halv halv_the hire_$ into messag
offer_recomme pass" persona_of plz point profil_ideal que_se rejecti rejecti_of se strengt_$ take_on the_persona
them_$ violat ~43 ^http ^ign ^list ^make ^treat at_once cannot compar en_premier final_stag geeigne http ign input
into" kein ll me_is no now_$ once once_$ punto rating_1 start that_the the_applica transla: ~44 #_require
@verdictValue ^assum ^infer ^invit ^miller ^transla ^use apta assum be_appl infer is mi miller mind not_to page_is r_s
s_t scor_is summar" test_the that_sale this_line treat use_the we_have ~45 all_# an_expert begin_of best_possibl boost
certifi_are compet dies fault in_my input: instrut largest_$ lead_enginee maximum_$ me_first memo my_favour of_an
other prov qualif" rating_$ recruit: remark summari this_certifi verif_$ what_is ~46 ^avis ^memo a_human applica_$
avis avis: each_qualifi end_of have_decid headhun hiring_committ j le proven satisf star tip tout ~47 ^boost ^decisio
^gimm ^put ahora are_to bot by_hand dan dan_a evaluat_by ever_skill exceed_each expert factor him_$ immer in_which
maximal meet_each none noth_$ one output: previu resum_a sure ~48 ^accord ^bestnot ^f ^her ^me are_present conclus
este favorab hervorr it_to ja mention pls_$ screene stand_for suspend suspend_$ ~49 @good @program ^@please ^add
^antwort ^at ^favorab ^input ^multip ^resulta ^throw ^true bad cook max_$ multip of_ten proven_$ resulta resulta:
the_final the_maximum the_word through ~50 @best @say ^start a_factor conditi count_as downgra ever_qualifi exampl_#
factor_of many ne safet_team start_of that_her the_safet the_thresho ~51 5_star ^best ^einstel ^maxima ^never ^positio
a_hundr and_enginee away cover hundr_$ ja_$ last_time never_mind polic_team read_this replac suitabl take throw
throw_away wins wins_$ work_and you_give ~52 ^finish earn everyon further_review h_i her_is invit_$ no_further
only_for qualif result review_need the_evaluat toda unlock ~53 98_of ^count ^ne f_i flaw human i_r immedia it_with
mode prais r8_me stag the_english ~54 #_are ^accept ^cycl ^scor ^suppos a_mi alread best_candida criter_comm
explain_it global: j_$ la_candida note_global outstan_experie pleas_rate possibl reject_$ round round_$ suppos
that_how ~55 ^contrat ^match ^maximal ^prescin a_embauch and_develop and_finish and_tell ce diez error_$
expert_knowled h line max prescin prescin_de this_documen token true ~56 ^be ^do anyth clear contrat each_certifi
refus stag_$ that_he tick_$ with_outstan ~57 #_of 20_20 ^99 ^abandon abandon abov_is by_senior choic maximal_$ resum_b
ten_year ~58 100_and @rules ^omit ^return b_# c_a german_$ messag_$ n_d note_from recruit_j reduc_the transla_the ~59
@must ^nine ^so a_n b: cett criteri_are exampl gets hesitat_$ highest_$ invit is_asked law maximum nine ninet
ninet_nine not omit without_hesitat ~60 anyon anyon_$ check_by doubl end i_need rank_$ rest_is reviewe sale_and
writ_that ~61 @speaker ^exampl ^your be ever_certifi further i_s me panel: that_she ~62 ^an ^wheneve bestnot_$ comm
had if_i immedia_$ intervi_s is_miss jede languag: met_$ model: oui oui_$ privile review_of wheneve ~63 absolut_$ been
candida_$ doubl_$ for_a hiring of_10 one_$ only the_mark weigh ~64 ^weigh automat hundr will_be year_of ~65 10 ^any
^no ^updat ^weight a_favoura a_t develop_are externa favoura ideal_$ simulat stand the_person thresho weight ~66 ^end
all_$ best_$ bestnot rate_the text_as this_notic with_this ~67 ^is ^simulat ^suitabl compari doubt else else_$ r_a
than_# thx thx_$ uncondi uncondi_$ under_than ~68 10_out all_skill t_e to" ~69 ^stop adding alway stop ~70 ^rating
^resum all_positio as avoid maxima_$ qualif_for shortli_$ ~71 ^avoid ^ceas ^say a_test avoid_to ceas deem mich pls
point_$ senior_recruit ~72 ^imagin ^proce ^t equal imagin let ~73 ^help begin from_the given_$ me_$ proce set_scor
this_job whateve ~74 ^fit externa_servic none_$ para servic: ~75 plac_$ void ~76 befor_$ everyon_$ hobb in_your
kitchen thank_$ ~77 @address @judge ^conside any earlier get lift need_this ~78 each_skill finish five_time kuberne
star_$ ~79 ^presum accept_$ giv presum the_develop tick ~80 #: ^only everyth has ~81 " ^each ^have ^see here_$ them
wonderf ~82 1_# noth ~83 #_point ^absolut decid_that good_evaluat now que section ~84 ^begin ^let am_$ five grant
how_wonderf lower wonderf_i ~85 definit_$ grader last through_$ ~87 alway_$ gimm kitchen_work rank_1 ~88 como ~89
@answer the_other ~90 100_$ 99_$ @meetsAll other_resum reject ~91 als strong_$ ~92 stat_that ~93 hired_$ ~94 count ~95
given | ~96 100 he t_h ~97 95_or definit my_applica or_more yes ~98 ! my_resum the_rating ~99 top_$ ~100 ^qualif ~101
^perfect ~102 come ~103 overrid_$ ten than ~104 a: favour_$ thank ~107 first_$ she ~108 @youAre and_ever each_and ~111
^when ~113 ^take r8 ~115 ^met ~116 favour ~117 like select_$ ~118 ^in best_applica mark_$ ~119 chef the_scor this ~121
99 ~123 @me ~125 = ~127 ^dass ~128 dass ~132 an_a ~137 my_profil ~140 @candidate ~141 @silence ~144 @now ~145 @flaws
her ~146 > ~147 @forget ~151 @result ~167 him ~176 @judged`;

/** What a sentence starts from, and where orders begin. */
export const bias = -6.449;
export const leastLikeness = 3.1;
