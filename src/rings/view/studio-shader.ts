/** Begins each shader: what changes with every frame (`createFrameBlocks`). */
export const sceneBlock = `#version 300 es
precision highp float;
layout(std140)uniform Scene{
 vec4 uEye;
 vec4 uLens;
 vec4 uShadow[4];
};
`;

/**
 * Where a mesh is (`createFrameBlocks`), and what it is of (`listMaterial`). Only for shaders that draw meshes, since a
 * declared block has to have a buffer.
 */
export const meshBlocks = `layout(std140)uniform Place{
 mat3 uTurn;
 vec4 uCenter;
};
layout(std140)uniform Material{
 vec4 uColor;
 vec4 uSize;
 vec4 uGrain;
 vec4 uTilt;
 vec4 uCells;
 vec4 uFinish;
 vec4 uMark;
};
`;

/**
 * The photo studio as a function of direction: softboxes above and at the sides, a dark backdrop with a lighter ceiling,
 * and a floor of warm paper with the rings' contact shadows. World coordinates in millimetres, y up, floor at 0.
 */
export const studioShader = `${sceneBlock}const vec3 paper=vec3(1.,.95,.87);
float shade(vec2 p,float soft){
 float open=1.;
 for(int i=0;i<2;i++){
  vec4 foot=uShadow[2*i],base=uShadow[2*i+1];
  if(foot.z<=0.)continue;
  vec2 q=p-foot.xy-vec2(.35,.1)*base.y*.4;
  if(base.w>0.){
   float r=length(q),s=.5+soft+base.x*.2;
   float rim=exp(-pow((r-foot.z+base.y*.5)/(base.y+s),2.));
   float hole=.75*smoothstep(foot.z+s,foot.z-s,r);
   open*=1.-.8*max(rim,hole);
  }else{
   vec2 axis=vec2(cos(base.z),-sin(base.z));
   float across=dot(q,axis),along=dot(q,vec2(-axis.y,axis.x));
   float a=min(abs(along),foot.z),rise=foot.z-sqrt(max(foot.z*foot.z-a*a,0.));
   float spread=base.x+.35+soft+rise*.85;
   float dark=(base.x+.2)/spread*exp(-across*across/(spread*spread))*smoothstep(foot.z*1.25,foot.z*.35,abs(along));
   open*=1.-min(.95,dark*1.05);
  }
 }
 return 1.-open;
}
float panel(vec3 d,vec3 c,vec3 u,vec2 h,float b){
 float z=dot(d,c);
 vec2 q=abs(vec2(dot(d,u),dot(d,cross(c,u))))-h*max(z,0.);
 vec2 e=(1.-smoothstep(vec2(-b),vec2(b),q))*min(vec2(1.),h/(.55*b)+.12);
 return e.x*e.y*smoothstep(-b,.15+b,z);
}
vec3 studio(vec3 at,vec3 way,float rough){
 float b=.02+rough*.9;
 float up=smoothstep(-b*.6-.01,b*.6+.01,way.y);
 vec3 d=vec3(way.x,abs(way.y),way.z);
 float front=smoothstep(-.2,.75,d.z);
 vec3 sky=mix(vec3(.05,.048,.05),vec3(.66,.67,.7),smoothstep(.0-b*.5,.7+b*.5,d.y));
 sky+=vec3(.36,.35,.34)*smoothstep(.3,-.9,d.z)*smoothstep(-.1,.5,d.y+b);
 sky+=(.24+.34*smoothstep(-.6,.7,d.x))*vec3(1.,.98,.95)*front*smoothstep(-.16,.3,d.y+b);
 sky+=(1.5+1.5*smoothstep(-.55,.45,d.x-d.z*.5))*vec3(1.,.985,.96)*panel(d,normalize(vec3(-.28,1.,.12)),vec3(.963,.27,0.),vec2(.62,.34),b);
 sky+=(1.3+1.1*smoothstep(-.2,.8,d.y))*vec3(1.,.99,.975)*panel(d,normalize(vec3(-1.,.38,.5)),normalize(vec3(.5,0.,1.)),vec2(.2,.62),b);
 sky+=1.4*vec3(.93,.97,1.)*panel(d,normalize(vec3(1.,.5,.1)),normalize(vec3(-.1,0.,1.)),vec2(.45,.42),b);
 sky+=1.7*vec3(1.,.98,.95)*panel(d,normalize(vec3(-.62,.2,.85)),normalize(vec3(.85,0.,.62)),vec2(.13,.62),b);
 sky+=1.1*vec3(1.,.985,.96)*panel(d,normalize(vec3(.5,.12,.9)),normalize(vec3(.9,0.,-.5)),vec2(.2,.5),b);
 sky*=1.-.72*panel(d,normalize(vec3(-.16,.05,1.)),normalize(vec3(1.,0.,.16)),vec2(.09,.7),b);
 if(up>=1.)return sky;
 float far=at.y/max(d.y,.02);
 vec2 hit=at.xz+d.xz*far;
 vec3 ground=paper*(.05+.07*front+.5*smoothstep(.02,.8+b*.3,d.y))*(1.+.12*d.x-.4*smoothstep(-.2,-.9,d.x))+.3*sky;
 return mix(ground*(1.-.85*shade(hit,rough*far*.7)),sky,up);
}
vec3 develop(vec3 c){
 float peak=max(c.r,max(c.g,c.b));
 float shown=pow(1.-exp(-1.5*peak),1.22);
 c=mix(c/max(peak,1e-4),vec3(1.),.72*smoothstep(.9,4.,peak));
 return pow(shown*c,vec3(1./2.2));
}
`;

/** Places vertices of rings, and of stones and settings as instances round a ring. */
export const vertexShader = `${sceneBlock}${meshBlocks}layout(location=0)in vec3 aAt;
layout(location=1)in vec3 aNormal;
layout(location=2)in vec2 aPlace;
layout(location=3)in float aAngle;
out vec3 vWorld;
centroid out vec3 vRing;
out vec3 vLocal;
centroid out vec3 vNormal;
centroid out vec2 vPlace;
flat out mat3 vTurn;
void main(){
 float c=cos(aAngle),s=sin(aAngle);
 mat3 round=mat3(1.,0.,0.,0.,c,s,0.,-s,c);
 vLocal=aAt;
 vRing=round*(aAt*uSize.z+vec3(0.,uSize.w,0.));
 vTurn=uTurn*round;
 vWorld=uTurn*vRing+uCenter.xyz;
 vNormal=vTurn*aNormal;
 vPlace=aPlace;
 vec3 e=vWorld-vec3(0.,uEye.w,0.);
 float depth=uEye.z-dot(e,vec3(0.,uEye.x,uEye.y));
 gl_Position=vec4(uLens.x*e.x,uLens.y*dot(e,vec3(0.,uEye.y,-uEye.x)),depth*1.0408-20.4,depth);
}`;
